void clua_placeholder(void);

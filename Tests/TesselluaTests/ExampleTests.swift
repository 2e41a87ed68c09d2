import Tessellua

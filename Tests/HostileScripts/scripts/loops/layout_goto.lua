-- expect: layout_failed budget_exceeded
return { layout = function() ::again:: goto again end }

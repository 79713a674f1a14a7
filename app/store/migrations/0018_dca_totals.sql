-- What a DCA order's closing tells of its whole life, beside all deposits in input_raw; null for other events, and for closings that an earlier version has read.
alter table order_event add withdrawn_raw numeric(20, 0);   -- input taken out before the closing
alter table order_event add used_raw numeric(20, 0);        -- input sold
alter table order_event add received_raw numeric(20, 0);    -- output bought

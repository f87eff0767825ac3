-- An order of what its owner was trying out goes on with that: its delivery is told which trial it is.
alter table purchase_order add column tried jsonb;

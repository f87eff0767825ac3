-- The end before which the automatic renewal of a product has done its work: there is never a second order for one end.
alter table product_instance add column auto_renewed_end timestamptz;

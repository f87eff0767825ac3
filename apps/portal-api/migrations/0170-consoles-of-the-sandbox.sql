-- What the page shows on which a product of the sandbox is worked with, and the secret of its URL; absent for deliveries
-- that have none.
alter table sandbox_delivery
  add column token text unique,
  add column instance_no text not null default '',
  add column product_name text not null default '';

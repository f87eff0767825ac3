-- How often less of a delivery was wanted than before, and of which of these times its provider has been told.
alter table delivery
  add column reduced integer not null default 0,
  add column told integer not null default 0;
create index delivery_reduced_idx on delivery (created_at) where reduced > told;

alter table sandbox_delivery add column is_withdrawn boolean not null default false;

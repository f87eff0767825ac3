-- What is ordered beyond the first line. The release before makes orders of one line, which it goes on reading as it did.
alter table purchase_order add column further_lines jsonb not null default '[]';
-- contract: the release before knows nothing of further lines; an order that has some becomes several products, of which
-- none is its own. That release would make the first alone, and is kept from it: the next one makes them all.
alter table purchase_order add constraint purchase_order_lines_check
  check (further_lines = '[]' or instance_id is null);

-- Which line of its order a product came by, from 1: each line becomes one.
alter table product_instance add column line_no smallint not null default 1;
-- contract: the release before makes one product of an order, as its first line.
create unique index product_instance_line_key on product_instance (order_no, line_no);
-- contract: that release relies on the lock of the order, and nowhere on this key.
alter table product_instance drop constraint product_instance_order_no_key;

-- contract: an order pays for a time of each of its products; that release writes one, and relies nowhere on this key.
alter table instance_period drop constraint instance_period_pkey, add primary key (order_no, instance_id);

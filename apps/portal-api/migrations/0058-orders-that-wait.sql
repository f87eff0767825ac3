-- Those who deliver look for what waits longest, whoever owns it.
create index purchase_order_queue_idx on purchase_order (state, state_since, id);

-- The list of an owner's orders of which money goes back or has gone back.
create index purchase_order_own_refund_idx on purchase_order (owner_id, created_at desc, id)
  where refund_status <> 'none';

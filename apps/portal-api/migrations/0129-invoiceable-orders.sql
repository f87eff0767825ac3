-- What can be invoiced of an owner's orders is added up over all of them: which they are is read without their rows.
create index purchase_order_own_completed_idx on purchase_order (owner_id, created_at) include (order_no)
  where state = 'completed';

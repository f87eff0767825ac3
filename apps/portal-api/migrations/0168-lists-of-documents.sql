-- Documents of an owner that are rare: of a state, of a type or a kind, on paper. Without these, all others are passed on
-- the way to them.
create index invoice_own_state_idx on invoice (owner_id, state, created_at desc, id) include (type, medium)
  where deleted_at is null;
create index invoice_own_type_idx on invoice (owner_id, type, created_at desc, id) include (state, medium)
  where deleted_at is null;
create index invoice_own_medium_idx on invoice (owner_id, medium, created_at desc, id) include (state, type)
  where deleted_at is null;
create index contract_own_state_idx on contract (owner_id, state, created_at desc, id) include (kind);
create index contract_own_kind_idx on contract (owner_id, kind, created_at desc, id) include (state);
create index refund_own_state_idx on refund (owner_id, state, created_at desc, id);

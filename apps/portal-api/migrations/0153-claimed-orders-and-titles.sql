-- Who of the platform works on an order or an invoice title, for the step that it is at.
alter table purchase_order add column assignee_id uuid;
alter table invoice_title add column assignee_id uuid;

-- What somebody has taken on, in the order of their queue. What waits is read by its state, as before.
create index purchase_order_assigned_idx on purchase_order (assignee_id, state, state_since, id) include (created_at)
  where assignee_id is not null;
create index invoice_title_assigned_idx on invoice_title (assignee_id, state, updated_at, id) include (created_at)
  where assignee_id is not null and deleted_at is null;

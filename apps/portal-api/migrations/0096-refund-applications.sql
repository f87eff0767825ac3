-- Refunds that customers apply for: what of an order, by which rule and formula, and why. Those that the system makes
-- have none of it. Amounts in 分.
alter table refund add column is_applied boolean not null default false;
alter table refund add column product_code text not null default '';
alter table refund add column items jsonb not null default '[]';
alter table refund add column rule text not null default '';
alter table refund add column paid bigint not null default 0 check (paid >= 0);
alter table refund add column used bigint not null default 0 check (used >= 0);
alter table refund add column fee bigint not null default 0 check (fee >= 0);
alter table refund add column formula text not null default '';
alter table refund add column reason text not null default '';
alter table refund add column description text not null default '';
alter table refund add column file_ids uuid[] not null default '{}';
-- Whose the last decision was, of which an appeal, or the money itself, needs a second person.
alter table refund add column decided_by uuid;
alter table refund add column is_appealed boolean not null default false;
-- Where the owner wants the money after a transfer has failed, and whether that was said since.
alter table refund add column account_encrypted text;
alter table refund add column is_account_corrected boolean not null default false;
alter table refund add column search_text text generated always as
  (lower(normalize(refund_no || ' ' || order_no || ' ' || product_name, NFKC))) stored;
alter table refund add column search_terms text[] generated always as
  (text_terms(refund_no || ' ' || order_no || ' ' || product_name)) stored;
create index refund_list_idx on refund (owner_id, created_at desc, id) include (state);
create index refund_queue_idx on refund (state, state_since, id);
create index refund_terms_idx on refund using gin (search_terms);

-- Units of each line of an order that were given back, and how its refunds stand.
alter table purchase_order add column refunded_units jsonb not null default '{}';
alter table purchase_order add column refund_status text not null default 'none';

-- In which order the times of a product were bought, and which plan an upgrade has replaced.
alter table instance_period add column position bigint generated always as identity;
alter table instance_period add column meal_code_before text;
alter table instance_period add column plan_name_before text;

-- The sandbox can be told not to get the money of a trade back to its payer.
alter table sandbox_trade add column fails_refunds boolean not null default false;

-- What was charged, paid, refunded and invoiced: double entries that are only ever added to. Nothing here is personal.
create table ledger_posting (
  id uuid primary key,
  kind text not null,
  -- A cause is posted once, above all a notice of payment: its key has the number of the trade.
  cause_key text not null unique,
  at timestamptz not null,
  -- Postings of one order wait for each other: this is the order in which they took effect.
  position bigint generated always as identity
);

-- Amounts in 分: debits above nothing, credits below.
create table ledger_entry (
  posting_id uuid not null references ledger_posting (id),
  order_no text not null,
  account_name text not null,
  amount bigint not null check (amount between -9007199254740991 and 9007199254740991),
  primary key (posting_id, order_no, account_name)
);
create index ledger_entry_order_idx on ledger_entry (order_no) include (account_name, amount);

-- Looked at when the transaction ends: the entries of a posting are written one after the other.
create function check_ledger_posting() returns trigger language plpgsql as $$
declare
  checked uuid := to_jsonb(new) ->> tg_argv[0];
begin
  if not exists (select from ledger_entry where posting_id = checked)
    or exists (select from ledger_entry where posting_id = checked group by order_no having sum(amount) <> 0)
  then
    raise exception 'ledger posting % does not balance', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger ledger_posting_balances after insert on ledger_posting
  deferrable initially deferred for each row execute function check_ledger_posting('id');
create constraint trigger ledger_entry_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function check_ledger_posting('posting_id');

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger ledger_posting_append_only before update or delete or truncate on ledger_posting
  for each statement execute function refuse_ledger_change();
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function refuse_ledger_change();

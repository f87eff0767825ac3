-- What a new record waits for: both are done with every one.

-- A set that is made in the list of columns needs no store of its own for each letter.
create or replace function text_terms(text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct term), '{}')
  from (
    select unnest(array[substr(plain, place, 1), substr(plain, place, 2)]) as term
    from (select lower(normalize($1, NFKC)) as plain) as given, generate_series(1, length(plain)) as place
  ) as terms
  where term <> ' '
$$;

-- Balances that are read order by order are part of the statement, which is planned once; with a query for what they are
-- given they are a function that is planned whenever it is called.
create or replace function follow_ledger() returns trigger language plpgsql as $$
begin
  insert into invoice_balance as known (order_no, owner_id, created_at, is_completed, amount, refunded, invoiced)
  select read.* from (select distinct order_no from added) as touched, read_invoice_balances(array[touched.order_no]) as read
  order by read.order_no
  on conflict (order_no) do update
    set amount = excluded.amount, refunded = excluded.refunded, invoiced = excluded.invoiced;
  return null;
end $$;

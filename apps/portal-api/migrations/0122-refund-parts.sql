-- What of a refund goes back by each payment of its order, or through finance; each has a number of its own, and a state
-- as a refund has.
create table refund_part (
  id uuid primary key,
  -- Parts come before their refund, in one transaction.
  refund_id uuid not null references refund (id) on delete cascade deferrable initially deferred,
  part_no text not null unique,
  payment_id uuid,
  amount bigint not null check (amount > 0),
  state integer not null,
  state_since timestamptz not null
);
create index refund_part_refund_idx on refund_part (refund_id);
create index refund_part_state_idx on refund_part (state, state_since);

insert into refund_part (id, refund_id, part_no, payment_id, amount, state, state_since)
select id, id, refund_no, payment_id, amount, state, state_since from refund where state in (30, 31, 40, 41);

-- What the release before has go back, which knows of no parts, is one part.
create function follow_refund() returns trigger language plpgsql as $$
begin
  insert into refund_part (id, refund_id, part_no, payment_id, amount, state, state_since)
  select new.id, new.id, new.refund_no, new.payment_id, new.amount, new.state, new.state_since
  where not exists (select from refund_part where refund_id = new.id);
  update refund_part set state = new.state, state_since = new.state_since, payment_id = new.payment_id
  where id = new.id and not exists (select from refund_part as other where other.refund_id = new.id and other.id <> new.id);
  return null;
end $$;
create trigger refund_follow after insert or update of state on refund
  for each row when (new.state in (30, 31, 40, 41)) execute function follow_refund();

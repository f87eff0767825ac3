-- How messages reach their owner beside the site; who has no row has the defaults of the code.
create table message_preference (
  owner_id uuid primary key,
  sms_types text[] not null,
  mail_types text[] not null,
  -- Times of the day in China, `HH:MM`; both or none.
  quiet_from text,
  quiet_to text,
  version integer not null,
  updated_at timestamptz not null
);

-- Messages on their way to a telephone or a mailbox. The address is looked up when one is sent: none is kept here.
create table delivery_outbox (
  id uuid primary key,
  message_id uuid not null references user_message (id) on delete cascade,
  owner_id uuid not null,
  channel text not null,
  -- waiting, sent, skipped (nowhere to send it to), failed (given up)
  state text not null,
  attempts integer not null,
  next_try_at timestamptz not null,
  last_error text not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (message_id, channel)
);
create index delivery_outbox_due_idx on delivery_outbox (next_try_at) where state = 'waiting';
create index delivery_outbox_finished_idx on delivery_outbox (finished_at) where finished_at is not null;

-- What the sandbox mail provider delivered.
create table mail_outbox (
  id uuid primary key,
  address_masked text not null,
  subject text not null,
  text text not null,
  sent_at timestamptz not null
);
create index mail_outbox_sent_idx on mail_outbox (sent_at desc);

-- Deleted messages are forgotten after a while.
create index user_message_deleted_idx on user_message (deleted_at) where deleted_at is not null;

-- Records that a lifecycle moves know since when they are in their state, and their version. A release that does not
-- write this yet may go on meanwhile.
alter table application add column state_since timestamptz not null default now();
update application set state_since = updated_at;

alter table invoice_title add column state_since timestamptz not null default now();
update invoice_title set state_since = updated_at;

alter table account_closing add column state_since timestamptz not null default now();
alter table account_closing add column version integer not null default 1;
update account_closing set state_since = coalesce(ended_at, requested_at);

-- What an account can prove itself by, and how often that was changed.
alter table idp_account
  add column mail_index text unique,
  add column mail_encrypted text,
  add column mail_masked text not null default '',
  add column password_changed_at timestamptz,
  add column version integer not null default 1;

alter table portal_user
  add column mail_masked text not null default '',
  add column avatar_file_id uuid references stored_file (id) on delete set null;

-- Where a session is at home, in words; the address is kept in its first half only.
alter table user_session
  add column device_name text not null default '',
  add column network text not null default '',
  add column address_masked text not null default '';

-- Tries to log in to the account of a user, the owner's own and others'.
create table login_log (
  id uuid primary key,
  user_id uuid not null references portal_user (id) on delete cascade,
  at timestamptz not null,
  way text not null,
  is_success boolean not null,
  device_name text not null,
  network text not null,
  address_masked text not null
);
create index login_log_user_idx on login_log (user_id, at desc, id);
create index login_log_at_idx on login_log (at);

-- Codes that somebody with an account has asked for: counted by account as well as by number.
alter table sms_code add column account_id uuid;
create index sms_code_account_idx on sms_code (account_id, created_at desc) where account_id is not null;

-- The provider's own sessions of an account, which end with its password.
create index oidc_payload_account_idx on oidc_payload ((payload ->> 'accountId'));

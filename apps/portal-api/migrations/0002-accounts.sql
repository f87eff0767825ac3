-- Secrets that are good once and for a short time: login codes, tickets, captcha challenges. Only hashes are kept.
create table one_time_secret (
  hash text primary key,
  purpose text not null,
  browser_hash text,
  payload jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_secret_expiry_idx on one_time_secret (expires_at);

-- Secrets of the installation that every instance must share, encrypted with the data key.
create table installation_secret (
  name text primary key,
  sealed text not null
);

-- Whoever has logged in, whichever identity provider vouched for them.
create table portal_user (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  account text not null,
  user_code text not null unique,
  nickname text not null default '',
  company text not null default '',
  industry text not null default '',
  bio text not null default '',
  telephone_masked text not null default '',
  menu_permissions text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  last_login_at timestamptz not null,
  unique (issuer, subject)
);

create table user_session (
  id uuid primary key,
  token_hash text not null unique,
  browser_hash text not null,
  user_id uuid not null references portal_user (id) on delete cascade,
  sealed_id_token text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index user_session_browser_idx on user_session (browser_hash);
create index user_session_user_idx on user_session (user_id);
create index user_session_expiry_idx on user_session (expires_at);

-- Accounts of the embedded identity provider.
create table idp_account (
  id uuid primary key,
  user_name text not null unique,
  telephone_index text unique,
  telephone_encrypted text,
  telephone_masked text not null default '',
  password_hash text not null,
  is_demo boolean not null default false,
  agreed_at timestamptz,
  created_at timestamptz not null
);

-- Wrong passwords, by a hash of the name that was typed: unknown names are treated like known ones.
create table login_failure (
  name_hash text primary key,
  failures integer not null,
  last_failed_at timestamptz not null
);

-- State of the embedded identity provider: its own sessions, grants, codes.
create table oidc_payload (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index oidc_payload_grant_idx on oidc_payload (grant_id) where grant_id is not null;
create index oidc_payload_uid_idx on oidc_payload (uid) where uid is not null;
create index oidc_payload_expiry_idx on oidc_payload (expires_at);

create table sms_code (
  id uuid primary key,
  scene text not null,
  telephone_index text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_code_telephone_idx on sms_code (telephone_index, created_at desc);
create index sms_code_created_idx on sms_code (created_at);

-- What the sandbox provider delivered.
create table sms_outbox (
  id uuid primary key,
  telephone_masked text not null,
  text text not null,
  sent_at timestamptz not null
);
create index sms_outbox_sent_idx on sms_outbox (sent_at desc);

-- When the embedded provider wrote its state: what comes from the future was written before a clock was set back.
alter table oidc_payload add column written_at timestamptz not null default now();
alter table oidc_payload alter column written_at drop default;

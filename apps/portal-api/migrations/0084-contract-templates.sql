-- Texts that contracts are made of, filled from content files.
create table contract_template (
  id text primary key,
  title text not null,
  kind text not null,
  version text not null,
  effective_on date not null,
  body text not null,
  source text not null
);

-- Words that operators have confirmed to mean the same, beside those of the content.
create table search_synonym (
  word text not null,
  meaning text not null,
  created_at timestamptz not null,
  primary key (word, meaning),
  check (word <> meaning)
);

-- What found nothing and is to find nothing is no candidate any more.
alter table search_query add column dismissed_at timestamptz;

-- Views are counted once for each day and whoever reads, of whom only a fingerprint is kept, and for a week.
create table community_view (
  viewed_on date not null,
  mid text not null,
  fingerprint text not null,
  primary key (viewed_on, mid, fingerprint)
);

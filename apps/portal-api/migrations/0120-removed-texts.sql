-- What is left to compare of texts that were taken down: hashes of pieces of them, from which nothing can be read.
create table community_removed_text (
  content_id uuid primary key references community_content (id) on delete cascade,
  pieces integer[] not null
);
create index community_removed_text_pieces_idx on community_removed_text using gin (pieces);

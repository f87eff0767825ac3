-- Whether its source says when a page was changed; otherwise its day is that of the import, which readers are not told.
alter table document_node add column is_dated boolean not null default true;

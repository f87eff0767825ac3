-- Items that users want to find again. Titles and addresses are those of the items as they are now.
create table favorite (
  owner_id uuid not null,
  module text not null,
  item_id text not null,
  -- Page of a document; empty for other kinds.
  node_id text not null,
  saved_at timestamptz not null,
  primary key (owner_id, module, item_id, node_id)
);

-- Key that the bytes of a file are sealed under; empty where that was not noted.
alter table stored_file add column key_id text not null default '';

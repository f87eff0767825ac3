-- Files with a key of their own: it is sealed here, and what was copied of their bytes stays closed once it is gone.
alter table stored_file add column sealed_key text not null default '';

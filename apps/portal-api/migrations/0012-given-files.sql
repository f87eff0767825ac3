-- Only whoever a record belongs to is given its files; operators look at evidence by a call that is audited.
update stored_file set reader_id = null where unit = 'qualification';

-- Exports and closings of accounts ask for what was given to somebody.
create index stored_file_reader_idx on stored_file (reader_id) where reader_id is not null;

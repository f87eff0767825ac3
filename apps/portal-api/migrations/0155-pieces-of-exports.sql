-- A file of an export is kept in pieces, so that none is ever whole in memory. What was made before is one piece.
alter table data_export add column pieces integer not null default 1;
alter table order_export add column pieces integer not null default 1;
alter table invoice_export add column pieces integer not null default 1;
alter table community_export add column pieces integer not null default 1;

-- Where the bytes are is known from the start of a try on.
update data_export set storage_key = 'exports/' || left(id::text, 2) || '/' || id || '-' || tries where state = 'running';
update order_export set storage_key = 'exports/' || left(id::text, 2) || '/' || id || '-' || tries where state = 'running';
update invoice_export set storage_key = 'exports/' || left(id::text, 2) || '/' || id || '-' || tries where state = 'running';
update community_export set storage_key = 'exports/' || left(id::text, 2) || '/' || id || '-' || tries where state = 'running';

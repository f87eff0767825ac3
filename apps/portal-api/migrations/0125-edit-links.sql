-- Where readers may change a version's pages, with {file} for a page's file; empty where they may not.
alter table document_version add column edit_url text not null default '';
alter table document_node add column file text not null default '';

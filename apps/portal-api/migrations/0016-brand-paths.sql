-- Prefix of the brand a user logged in to last: links in mails lead there.
alter table portal_user add column brand_path text not null default '';

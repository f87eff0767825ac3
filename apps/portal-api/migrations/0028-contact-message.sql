-- What visitors write on the contact page; the footer's form has no such field.
alter table contact_request add column content text not null default '';

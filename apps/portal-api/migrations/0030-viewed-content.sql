-- Content type of what a page that was viewed is about (spec §3); none for other pages, and for older events.
alter table tracking_event add column content_type integer;

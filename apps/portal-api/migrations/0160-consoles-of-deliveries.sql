-- Where its owner works with what was delivered; absent where the provider tells of none.
alter table delivery add column console_url text;

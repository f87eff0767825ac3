-- One API may serve several public origins: what is sent to a user leads to the site they logged in to last before it
-- was queued. An empty origin is the first of the list.
alter table portal_user add column login_origin text not null default '';

alter table delivery_outbox
  add column origin text not null default '',
  add column brand_path text not null default '';

update delivery_outbox set brand_path = portal_user.brand_path
  from portal_user
  where portal_user.id = delivery_outbox.owner_id and delivery_outbox.state = 'waiting';

create function note_delivery_site() returns trigger language plpgsql as $$
begin
  select login_origin, brand_path into new.origin, new.brand_path from portal_user where id = new.owner_id;
  new.origin := coalesce(new.origin, '');
  new.brand_path := coalesce(new.brand_path, '');
  return new;
end $$;

create trigger delivery_site before insert on delivery_outbox for each row execute function note_delivery_site();

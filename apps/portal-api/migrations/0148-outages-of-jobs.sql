-- Work that waits for somebody else whose service is down: since when, so that it goes on for as long as that lasts.
alter table background_job add column waits_since timestamptz;
create index background_job_outage_idx on background_job (waits_since, id) where waits_since is not null;

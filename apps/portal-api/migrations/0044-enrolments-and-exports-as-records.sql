-- Enrolments and exports are records that a lifecycle moves. Their states stay words, which the previous release reads
-- and writes; it knows nothing of these columns and may go on meanwhile.
alter table enrolment add column state_since timestamptz not null default now();
alter table enrolment add column version integer not null default 1;
update enrolment set state_since = created_at;

alter table data_export add column state_since timestamptz not null default now();
alter table data_export add column version integer not null default 1;
update data_export set state_since = coalesce(started_at, requested_at);

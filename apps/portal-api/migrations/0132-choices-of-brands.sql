-- Where brands put an item in their own order, and which of them feature it, at which place: by visible range. What an
-- item said of that itself has defaults, for the release before this one still reads it.
alter table category add column first_in jsonb not null default '{}';
alter table product add column first_in jsonb not null default '{}', add column featured_in jsonb not null default '{}';
alter table solution add column first_in jsonb not null default '{}', add column featured_in jsonb not null default '{}';
alter table case_study add column first_in jsonb not null default '{}', add column featured_in jsonb not null default '{}';
alter table news add column first_in jsonb not null default '{}', add column featured_in jsonb not null default '{}';
alter table activity add column first_in jsonb not null default '{}', add column featured_in jsonb not null default '{}';
alter table partner add column first_in jsonb not null default '{}', add column featured_in jsonb not null default '{}';
alter table industrial_model add column first_in jsonb not null default '{}', add column featured_in jsonb not null default '{}';
alter table factory add column first_in jsonb not null default '{}', add column featured_in jsonb not null default '{}';
alter table job add column first_in jsonb not null default '{}', add column featured_in jsonb not null default '{}';
alter table document add column first_in jsonb not null default '{}', add column featured_in jsonb not null default '{}';
alter table case_study alter column is_featured set default false;
-- contract: the release before reads without this index, only slower.
drop index case_study_featured_idx;

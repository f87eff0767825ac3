-- When somebody was reminded of an activity, or enrolled too late to be.
alter table enrolment add column reminded_at timestamptz;
create index enrolment_unreminded_idx on enrolment (activity_id) where state = 'enrolled' and reminded_at is null;

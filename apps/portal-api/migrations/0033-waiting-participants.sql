-- Who waits for a seat is looked for again and again, among all who ever took part.
create index enrolment_waiting_idx on enrolment (activity_id) where state = 'waiting';

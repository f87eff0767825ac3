-- When the telephone came back from the provider, which it does once; absent before.
alter table face_session add column returned_at timestamptz;

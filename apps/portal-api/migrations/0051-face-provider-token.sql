-- What the provider knows a face by; empty where it knows it by its id, or until it has said so.
alter table face_session add column provider_token text not null default '';

-- What somebody did with records of their own is found without reading the whole log, when an account is exported or closed.
create index status_log_own_steps_idx on status_log (actor_id, position) where actor_role = 'user';

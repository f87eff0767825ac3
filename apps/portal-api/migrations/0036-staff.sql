-- What people of the platform may do. It is read with every call of theirs, so that a change takes effect at once.
create table staff_role (
  user_id uuid not null references portal_user (id) on delete cascade,
  role text not null,
  -- Null where the installation's own command granted it.
  granted_by uuid,
  granted_at timestamptz not null,
  primary key (user_id, role)
);

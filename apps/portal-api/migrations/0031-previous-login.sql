-- Login before the last one; none for users who have logged in once, and for all until they log in again.
alter table portal_user add column previous_login_at timestamptz;

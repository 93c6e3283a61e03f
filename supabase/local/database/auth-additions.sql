-- What the auth service has come to need since there are databases made with bootstrap.sql. Runs at every
-- start, so it must change nothing the second time.

alter table auth.users
  add column if not exists recovery_token text unique, -- hashed
  add column if not exists recovery_sent_at timestamptz;

-- How somebody signed in: 'password', or 'otp' for the link in a mail.
alter table auth.sessions
  add column if not exists method text not null default 'password';

-- The content of a hosted Supabase database before the first migration of a project, as far as this
-- project uses it. Only the embedded backend runs it. There are no default privileges for the API
-- roles, as on new hosted projects, so a grant missing from a migration shows up locally.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

-- No role of the API may touch the tables of the auth service.
create table auth.users (
  id uuid primary key,
  email text not null unique, -- always in lower case
  encrypted_password text,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  recovery_token text unique, -- hashed
  recovery_sent_at timestamptz,
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  method text not null, -- of the sign-in: 'password', or 'otp' for the link in a mail
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token text not null unique,
  parent text,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  user_id uuid not null,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The claims of the request's token, as the REST server stores them for the length of a
-- transaction. A setting that was once set reads as '' afterwards, never again as null.
create function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

create function auth.uid() returns uuid language sql stable as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;

revoke all on all functions in schema auth from public;
grant execute on all functions in schema auth to anon, authenticated, service_role;

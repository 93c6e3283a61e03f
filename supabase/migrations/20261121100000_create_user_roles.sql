-- Who may manage courses: the site needs administrators beside ordinary users, and a visitor's
-- browser must never be the place where that is decided.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  primary key (user_id, role),
  constraint user_roles_role_check check (role in ('admin'))
);

alter table public.user_roles enable row level security;

-- There is no policy for writing, so no request with a visitor's or user's key can hand out a role.
-- Roles are given in the SQL editor or with the service key.
create policy "Users read their own roles"
  on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));

-- Older hosted projects grant every new table to the API roles, newer ones grant nothing. Revoking
-- first makes both the same.
revoke all on table public.user_roles from public, anon, authenticated, service_role;
grant select on table public.user_roles to authenticated;
grant select, insert, update, delete on table public.user_roles to service_role;

-- Not in public: every function there that a user may execute can also be called over the API.
create schema private;
grant usage on schema private to authenticated;

-- Policies on other tables ask this function instead of reading user_roles themselves, so that they
-- do not depend on what the asking user may see there. It runs as its owner; the empty search path
-- keeps anybody from slipping in another user_roles.
create function private.is_admin()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.user_roles
    where user_roles.user_id = (select auth.uid())
      and user_roles.role = 'admin'
  )
$$;

revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated;

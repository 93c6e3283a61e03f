-- The administrators, who may manage courses. The database decides it, never a visitor's browser.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  primary key (user_id, role),
  constraint user_roles_role_check check (role in ('admin'))
);

alter table public.user_roles enable row level security;

-- Without a policy for writing, no request with a visitor's or user's key can grant a role.
-- Roles are granted in the SQL editor or with the service key.
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

-- Policies on other tables call this function instead of reading user_roles themselves, so that they
-- do not depend on the caller's rights on it. It runs as its owner; with the empty search path nobody
-- can substitute another user_roles.
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

-- Limits the sign-ups of the newsletter function. Its instances share no memory, so the database
-- counts, in a trigger of the insert, since the REST API can do an insert without a function.

create table public.newsletter_attempts (
  id uuid primary key default gen_random_uuid(),
  -- Keyed hashes: the table reveals neither addresses nor clients.
  address_hash text not null,
  client_hash text not null,
  attempted_at timestamptz not null default now()
);

-- No policy, and no grant but to the service role: only the function has access.
alter table public.newsletter_attempts enable row level security;
revoke all on table public.newsletter_attempts from public, anon, authenticated, service_role;
grant select, insert, delete on table public.newsletter_attempts to service_role;

-- Within an hour 5 attempts with one address and 20 by one client, which may be a whole school
-- behind one router; within ten minutes 60 by everybody, since a client's address can be forged.
-- A refused attempt leaves no row, so it does not extend the wait.
create function private.limit_newsletter_attempts()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  are_too_many boolean;
begin
  -- One at a time: concurrent attempts would otherwise not count each other.
  perform pg_advisory_xact_lock(hashtext('newsletter_attempts'));

  delete from public.newsletter_attempts where attempted_at <= now() - interval '1 hour';

  select count(*) filter (where address_hash = new.address_hash) >= 5
      or count(*) filter (where client_hash = new.client_hash) >= 20
      or count(*) filter (where attempted_at > now() - interval '10 minutes') >= 60
    into are_too_many
    from public.newsletter_attempts;
  if are_too_many then
    -- PostgREST maps PT429 to the HTTP status 429.
    raise sqlstate 'PT429' using message = 'Too many newsletter sign-ups';
  end if;
  return new;
end
$$;

revoke all on function private.limit_newsletter_attempts() from public;

create trigger limit_newsletter_attempts
  before insert on public.newsletter_attempts
  for each row execute function private.limit_newsletter_attempts();

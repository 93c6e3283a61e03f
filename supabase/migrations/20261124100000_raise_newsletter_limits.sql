-- A lecture hall signs up behind one router within minutes, and a phone company has thousands of clients behind one
-- address: neither may exceed the limits. One e-mail address, which may be a stranger's, gets fewer attempts than before,
-- because each can send it a mail. The response to a refused attempt has the seconds to wait.

-- The client's hash is deleted after an hour, as before; the e-mail address is counted for a day.
alter table public.newsletter_attempts alter column client_hash drop not null;
grant update (client_hash) on table public.newsletter_attempts to service_role;

create or replace function private.limit_newsletter_attempts()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  next_at timestamptz;
begin
  -- One at a time: concurrent attempts would otherwise not count each other.
  perform pg_advisory_xact_lock(hashtext('newsletter_attempts'));

  delete from public.newsletter_attempts where attempted_at <= now() - interval '1 day';
  update public.newsletter_attempts
    set client_hash = null
    where client_hash is not null and attempted_at <= now() - interval '1 hour';

  -- A limit is reached while the last `most` attempts all lie within its period, until the first of them leaves it. A
  -- refused attempt leaves no row, so it does not extend the wait.
  select max(counted.attempted_at + limits.period)
    into next_at
    from (
      values
        ('address', 3, interval '1 hour'),
        ('address', 6, interval '1 day'),
        ('client', 300, interval '1 hour'),
        -- A client's address can be forged, so there is a limit for all clients together.
        ('everybody', 300, interval '10 minutes'),
        ('everybody', 600, interval '1 hour')
    ) as limits (scope, most, period)
    cross join lateral (
      select attempts.attempted_at
        from public.newsletter_attempts as attempts
        where attempts.attempted_at > now() - limits.period
          and case limits.scope
            when 'address' then attempts.address_hash = new.address_hash
            when 'client' then attempts.client_hash = new.client_hash
            else true
          end
        order by attempts.attempted_at desc
        offset limits.most - 1
        limit 1
    ) as counted;
  if next_at is not null then
    -- PostgREST maps PT429 to the HTTP status 429, with the seconds to wait as `details`.
    raise sqlstate 'PT429' using
      message = 'Too many newsletter sign-ups',
      detail = ceil(extract(epoch from next_at - now()))::text;
  end if;
  return new;
end
$$;

-- The SEQUENCE of a course in calendars, which keep the copy with the highest. The time of the change could not be it: two
-- changes can happen in one second, and a clock can be set back.

alter table public.course_events
  -- A course begins with the seconds since 2026, so that a deleted one is restored above its former number.
  add column revision integer not null default extract(epoch from now() - timestamptz '2026-01-01 00:00:00+00')::integer;

-- Calendars have the seconds of updated_at so far, also those of a clock that was fast. Without an update, since courses
-- from before the limits would refuse it, and the log would note it.
alter table public.course_events
  alter column revision type integer
  using greatest(revision, least(extract(epoch from updated_at) - 1767225600, 2000000000))::integer;

create or replace function private.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Always later than before, also when the clock has been set back or has not moved on; nothing is later than infinity.
  new.updated_at := greatest(clock_timestamp(), nullif(old.updated_at, 'infinity') + interval '1 microsecond');
  new.revision := old.revision + 1;
  return new;
end
$$;

-- As before, but for the new column.
create or replace function private.log_course_event_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Saving a course without a change only gives it a new version.
  if tg_op = 'UPDATE'
    and to_jsonb(old) - '{updated_at,revision}'::text[] = to_jsonb(new) - '{updated_at,revision}'::text[]
  then
    return null;
  end if;

  insert into public.course_event_changes
    (course_id, changed_by, changed_by_email, action, before, after)
  values (
    case when tg_op = 'DELETE' then old.id else new.id end,
    auth.uid(),
    auth.jwt() ->> 'email',
    lower(tg_op),
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end
  );
  return null;
end
$$;

-- No grant: everybody reads the column, and no user writes it.

-- The day of publication, for the feed of new courses. No change, import or restoring moves it: a mail must not announce an
-- old course.

-- To find the first entry of a course without reading the whole log.
create index course_event_changes_course_idx on public.course_event_changes (course_id);

-- The day of publication as the log knows it; null where it has no entry. An entry from before the column counts by its own
-- time, a later one by the column, since the log forgets entries after a year.
create function private.first_publication(course uuid)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select min(coalesce((coalesce(before, after) ->> 'created_at')::timestamptz, changed_at))
  from public.course_event_changes
  where course_id = course
$$;

revoke all on function private.first_publication(uuid) from public;

alter table public.course_events add column created_at timestamptz not null default now();

-- Without an update, as in number_course_event_changes.
alter table public.course_events
  alter column created_at type timestamptz using coalesce(private.first_publication(id), created_at);

-- Runs as its owner, since most callers cannot read the log.
create function private.set_created_at()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Of an insert there is no old row. A deleted course that is restored keeps its day, and nobody chooses one.
  new.created_at := coalesce(old.created_at, private.first_publication(new.id), now());
  return new;
end
$$;

revoke all on function private.set_created_at() from public;

create trigger set_created_at
  before insert or update on public.course_events
  for each row execute function private.set_created_at();

-- No grant: everybody reads the column, and no user writes it.

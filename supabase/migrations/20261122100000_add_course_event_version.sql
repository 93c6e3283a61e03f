-- Two administrators may edit one course at the same time. A write names the updated_at it has read, so
-- that the second one changes no row instead of silently undoing the first.

alter table public.course_events add column updated_at timestamptz not null default now();

create function private.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Always later than before, also when the clock has been set back or has not moved on.
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;

revoke all on function private.set_updated_at() from public;

create trigger set_updated_at
  before update on public.course_events
  for each row execute function private.set_updated_at();

-- No grant: the columns that a user may write are named one by one, and everybody may read the table.

-- A cancelled or moved course stays in the table, so that its link and subscribed calendars show the change.

alter table public.course_events
  add column status text not null default 'planned',
  -- For the participants: the reason, and the next step.
  add column status_note text,
  add column moved_from_date date,
  add column moved_from_start_time time,
  add constraint course_events_status_check check (status in ('planned', 'cancelled', 'moved')),
  -- A cancelled course may have been moved before; reopened, it is a moved one again.
  add constraint course_events_moved_from_check check (
    case status
      when 'planned' then moved_from_date is null and moved_from_start_time is null
      when 'moved' then moved_from_date is not null and moved_from_start_time is not null
      else (moved_from_date is null) = (moved_from_start_time is null)
    end
  ),
  add constraint course_events_moved_from_date_range_check
    check (moved_from_date between '2000-01-01' and '2199-12-31'),
  -- The rules of titles (limit_course_events).
  add constraint course_events_status_note_length_check check (char_length(status_note) <= 300),
  add constraint course_events_status_note_characters_check
    check (status_note !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'),
  add constraint course_events_status_note_visible_check
    check (status_note ~ '[^\s\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]');

-- Also for inserts: a deleted course can be restored with its status.
grant
  insert (status, status_note, moved_from_date, moved_from_start_time),
  update (status, status_note, moved_from_date, moved_from_start_time)
  on table public.course_events to authenticated;

-- As before, with the columns of the status. A row without a status, as from a file older than these columns,
-- creates a planned course, and leaves the status of a stored one as it is.
create or replace function public.import_courses(created jsonb, changed jsonb, removed jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  changed_rows integer;
  removed_rows integer;
begin
  insert into public.course_events
    (id, title, event_date, start_time, end_time, location, type, max_participants, available_spots, url,
     status, status_note, moved_from_date, moved_from_start_time)
  select
    coalesce(id, gen_random_uuid()),
    title, event_date, start_time, end_time, location, type, max_participants, available_spots, url,
    coalesce(status, 'planned'), status_note, moved_from_date, moved_from_start_time
  from jsonb_populate_recordset(null::public.course_events, created);

  update public.course_events as stored
  set
    title = course.title,
    event_date = course.event_date,
    start_time = course.start_time,
    end_time = course.end_time,
    location = course.location,
    type = course.type,
    max_participants = course.max_participants,
    available_spots = course.available_spots,
    url = course.url,
    status = coalesce(course.status, stored.status),
    status_note = case when course.status is null then stored.status_note else course.status_note end,
    moved_from_date = case when course.status is null then stored.moved_from_date else course.moved_from_date end,
    moved_from_start_time =
      case when course.status is null then stored.moved_from_start_time else course.moved_from_start_time end
  from jsonb_populate_recordset(null::public.course_events, changed) as course
  where stored.id = course.id and stored.updated_at = course.updated_at;
  get diagnostics changed_rows = row_count;

  delete from public.course_events as stored
  using jsonb_populate_recordset(null::public.course_events, removed) as course
  where stored.id = course.id and stored.updated_at = course.updated_at;
  get diagnostics removed_rows = row_count;

  if changed_rows <> jsonb_array_length(changed) or removed_rows <> jsonb_array_length(removed) then
    -- PostgREST maps PT409 to the HTTP status 409.
    raise sqlstate 'PT409' using message = 'A course has been changed since it was read';
  end if;
end
$$;

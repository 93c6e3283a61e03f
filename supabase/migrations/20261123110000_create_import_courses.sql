-- Courses from a file (`npm run courses:import`) are written together or not at all. Over the API one call is one
-- transaction, and only a function can add, change and delete in the same one.

-- Each list holds rows of course_events as JSON. A row to change or delete names the updated_at it was read with; if
-- one of them has a newer version, nothing is written. New rows may keep their old id, so that links to them still work.
create function public.import_courses(created jsonb, changed jsonb, removed jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  changed_rows integer;
  removed_rows integer;
begin
  insert into public.course_events
    (id, title, event_date, start_time, end_time, location, type, max_participants, available_spots, url)
  select
    coalesce(id, gen_random_uuid()),
    title, event_date, start_time, end_time, location, type, max_participants, available_spots, url
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
    url = course.url
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

-- Runs with the caller's rights. Only the service key may call it: administrators write course by course.
revoke all on function public.import_courses(jsonb, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.import_courses(jsonb, jsonb, jsonb) to service_role;

-- A file writes the columns that it names, whichever these are, so that a new column takes part without a new function. A
-- column that the table lacks is an error, where the former function would have ignored it. The arguments have other names,
-- so that a script that knows only the former function, or meets it in an older database, is refused.

drop function public.import_courses(jsonb, jsonb, jsonb);

-- Each list holds rows of course_events as JSON. A row to update or delete names the updated_at it was read with; if one of
-- them has a newer version, nothing is written. New rows may keep their old id, so that links to them still work.
create function public.import_courses(inserted jsonb, updated jsonb, deleted jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  course jsonb;
  columns text;
  found_rows integer;
  known_rows integer := 0;
begin
  for course in select jsonb_array_elements(inserted) loop
    select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(course) as key;
    execute format(
      'insert into public.course_events (%1$s)
       select %1$s from jsonb_populate_record(null::public.course_events, $1)', columns
    ) using course;
  end loop;

  for course in select jsonb_array_elements(updated) loop
    select string_agg(quote_ident(key), ', ') into columns
    from jsonb_object_keys(course) as key
    where key not in ('id', 'updated_at');
    execute format(
      'update public.course_events as stored
       set (%1$s) = (select %1$s from jsonb_populate_record(stored, $1))
       where id = ($1 ->> ''id'')::uuid and updated_at = ($1 ->> ''updated_at'')::timestamptz', columns
    ) using course;
    get diagnostics found_rows = row_count;
    known_rows := known_rows + found_rows;
  end loop;

  delete from public.course_events as stored
  using jsonb_populate_recordset(null::public.course_events, deleted) as course
  where stored.id = course.id and stored.updated_at = course.updated_at;
  get diagnostics found_rows = row_count;

  if known_rows + found_rows <> jsonb_array_length(updated) + jsonb_array_length(deleted) then
    -- PostgREST maps PT409 to the HTTP status 409.
    raise sqlstate 'PT409' using message = 'A course has been changed since it was read';
  end if;
end
$$;

-- Runs with the caller's rights. Only the service key may call it: administrators write course by course.
revoke all on function public.import_courses(jsonb, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.import_courses(jsonb, jsonb, jsonb) to service_role;

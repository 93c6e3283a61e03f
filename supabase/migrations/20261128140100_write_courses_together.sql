-- One transaction for several courses, such as the dates of a series, for administrators as for imports. Like import_courses,
-- it writes the columns that each row names, with the caller's rights; unlike it, it returns the written rows, and names the
-- courses of a conflict.

drop function public.import_courses(jsonb, jsonb, jsonb);

-- Each list holds rows of course_events as JSON. A row to update or delete names the updated_at it was read with; if one of
-- them has a newer version, is gone, or is listed twice, nothing is written, and the error's details are the ids of all such
-- rows. New rows may keep their old id, so that links to them still work.
create function public.write_courses(inserted jsonb, updated jsonb, deleted jsonb)
returns setof public.course_events
language plpgsql
set search_path = ''
as $$
declare
  course jsonb;
  columns text;
  written uuid;
  written_ids uuid[] := '{}';
  conflicts jsonb := '[]';
begin
  -- Locked in one order: two callers with the same courses wait for each other, and cannot deadlock.
  perform from public.course_events
  where id in (select (named ->> 'id')::uuid from jsonb_array_elements(updated || deleted) as named)
  order by id
  for update;

  for course in select jsonb_array_elements(inserted) loop
    -- A row without a column is refused for its missing id, not with a syntax error.
    select coalesce(string_agg(quote_ident(key), ', '), 'id') into columns from jsonb_object_keys(course) as key;
    execute format(
      'insert into public.course_events (%1$s)
       select %1$s from jsonb_populate_record(null::public.course_events, $1)
       returning id', columns
    ) into written using course;
    written_ids := written_ids || written;
  end loop;

  for course in select jsonb_array_elements(updated) loop
    -- A row without a column to write gets a new version only, as a course that is saved without a change.
    select coalesce(string_agg(quote_ident(key), ', '), 'title') into columns
    from jsonb_object_keys(course) as key
    where key not in ('id', 'updated_at');
    execute format(
      'update public.course_events as stored
       set (%1$s) = (select %1$s from jsonb_populate_record(stored, $1))
       where id = ($1 ->> ''id'')::uuid and updated_at = ($1 ->> ''updated_at'')::timestamptz
       returning id', columns
    ) into written using course;
    if written is null then conflicts := conflicts || jsonb_build_array(course -> 'id'); end if;
    written_ids := written_ids || written;
  end loop;

  for course in select jsonb_array_elements(deleted) loop
    delete from public.course_events
    where id = (course ->> 'id')::uuid and updated_at = (course ->> 'updated_at')::timestamptz;
    if not found then conflicts := conflicts || jsonb_build_array(course -> 'id'); end if;
  end loop;

  if conflicts <> '[]' then
    -- PostgREST maps PT409 to the HTTP status 409.
    raise sqlstate 'PT409' using
      message = 'A course has been changed since it was read',
      detail = conflicts::text;
  end if;

  return query select * from public.course_events where id = any(written_ids) order by event_date, start_time, id;
end
$$;

revoke all on function public.write_courses(jsonb, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.write_courses(jsonb, jsonb, jsonb) to authenticated, service_role;

-- One transaction for several courses, such as the dates of one: for administrators as for imports. As import_courses did, it
-- writes the columns that each row names, with the caller's rights; new are the rows that it returns and the ids of a
-- conflict.

drop function public.import_courses(jsonb, jsonb, jsonb);

-- Each list holds rows of course_events as JSON. A row to update or delete names the updated_at it was read with; if one of
-- them has a newer version, nothing is written, and the error's details are the ids of all such rows. New rows may keep
-- their old id, so that links to them still work.
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
  -- In one order, so that two callers wait for each other instead of blocking each other.
  perform from public.course_events
  where id in (select (named ->> 'id')::uuid from jsonb_array_elements(updated || deleted) as named)
  order by id
  for update;

  for course in select jsonb_array_elements(inserted) loop
    select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(course) as key;
    execute format(
      'insert into public.course_events (%1$s)
       select %1$s from jsonb_populate_record(null::public.course_events, $1)
       returning id', columns
    ) into written using course;
    written_ids := written_ids || written;
  end loop;

  for course in select jsonb_array_elements(updated) loop
    select string_agg(quote_ident(key), ', ') into columns
    from jsonb_object_keys(course) as key
    where key not in ('id', 'updated_at');
    execute format(
      'update public.course_events as stored
       set (%1$s) = (select %1$s from jsonb_populate_record(stored, $1))
       where id = ($1 ->> ''id'')::uuid and updated_at = ($1 ->> ''updated_at'')::timestamptz
       returning id', columns
    ) into written using course;
    if written is null then conflicts := conflicts || (course -> 'id'); end if;
    written_ids := written_ids || written;
  end loop;

  for course in select jsonb_array_elements(deleted) loop
    delete from public.course_events
    where id = (course ->> 'id')::uuid and updated_at = (course ->> 'updated_at')::timestamptz;
    if not found then conflicts := conflicts || (course -> 'id'); end if;
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

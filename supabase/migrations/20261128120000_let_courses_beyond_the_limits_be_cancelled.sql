-- PostgreSQL checks a whole row at each update, so a course from before the limits (limit_course_events) could not even be
-- cancelled. The limits now bind the courses that take place: reopened, such a course must follow them.

do $$
declare
  limits record;
begin
  for limits in
    select conname as name, pg_get_expr(conbin, conrelid) as condition
    from pg_constraint
    where conrelid = 'public.course_events'::regclass
      and conname in (
        'course_events_title_length_check', 'course_events_title_characters_check', 'course_events_title_visible_check',
        'course_events_location_length_check', 'course_events_location_characters_check',
        'course_events_location_visible_check', 'course_events_url_length_check', 'course_events_url_characters_check',
        'course_events_date_range_check', 'course_events_max_participants_limit_check',
        'course_events_available_spots_limit_check'
      )
  loop
    execute format(
      'alter table public.course_events drop constraint %I, add constraint %1$I check (status = ''cancelled'' or %s) not valid',
      limits.name, limits.condition
    );
  end loop;
end;
$$;

-- An entry names the person who made the change. After a year nobody reads it, also where no course is written that
-- could clear the log; and where the database has a clock, it is deleted without one.

alter policy "Administrators read changes"
  on public.course_event_changes
  using ((select private.is_admin()) and changed_at >= now() - interval '1 year');

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'forget-old-course-event-changes',
      '17 3 * * *',
      $job$delete from public.course_event_changes where changed_at < now() - interval '1 year'$job$
    );
  end if;
end
$$;

-- An entry names the user of the change, so it is hidden after a year, even without a write that deletes old entries.
-- Where the database has pg_cron, old entries are deleted every night.

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

-- Refuses two statuses that say nothing true. Existing courses stay ('not valid'): they can be read, their next change must
-- follow these rules, and `npm run doctor` lists them.

alter table public.course_events
  add constraint course_events_moved_from_elsewhere_check
    check ((moved_from_date, moved_from_start_time) is distinct from (event_date, start_time)) not valid,
  -- The note says why a course is cancelled or moved.
  add constraint course_events_planned_without_note_check
    check (status <> 'planned' or status_note is null) not valid;

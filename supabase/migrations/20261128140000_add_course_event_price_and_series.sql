-- A course can say what it costs, belong to several dates that are one course, and be postponed without a new day.

alter table public.course_events
  -- As it is shown: '250 kr. pr. person'.
  add column price text,
  -- The same in all dates of a series, a course with one sign-up, one price, and places for the whole.
  add column series_id uuid,
  -- The rules of titles (limit_course_events).
  add constraint course_events_price_length_check check (char_length(price) <= 60),
  add constraint course_events_price_characters_check
    check (price !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'),
  add constraint course_events_price_visible_check
    check (price ~ '[^\s\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]'),
  drop constraint course_events_status_check,
  -- A postponed course keeps its old day until it is given a new one, which makes it a moved course.
  add constraint course_events_status_check
    check (status in ('planned', 'cancelled', 'moved', 'postponed'));

create index course_events_series_idx on public.course_events (series_id) where series_id is not null;

grant insert (price, series_id), update (price, series_id) on table public.course_events to authenticated;

-- A course from before the limits can be postponed, as it can be cancelled.
do $$
declare
  limits record;
begin
  for limits in
    select conname as name, pg_get_expr(conbin, conrelid) as condition
    from pg_constraint
    where conrelid = 'public.course_events'::regclass
      and pg_get_expr(conbin, conrelid) like '((status = ''cancelled''::text) OR %'
  loop
    execute format(
      'alter table public.course_events
       drop constraint %1$I, add constraint %1$I check (status = ''postponed'' or %2$s) not valid',
      limits.name, limits.condition
    );
  end loop;
end;
$$;

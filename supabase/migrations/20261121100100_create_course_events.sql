-- The courses: everybody may read them, administrators may write.

create table public.course_events (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  event_date date not null,
  start_time time not null,
  end_time time not null,
  location text not null,
  type text not null,
  max_participants integer not null default 20,
  available_spots integer not null default 20,
  url text,

  -- Blank means nothing but white space, the Unicode kinds and zero-width characters included. They
  -- are listed because the class of white space depends on the database's locale.
  constraint course_events_title_check check (
    title ~ '[^\s\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]'
  ),
  constraint course_events_location_check check (
    location ~ '[^\s\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]'
  ),
  constraint course_events_type_check check (
    type in ('foraeldre', 'supervision', 'specialkurser', 'skreddersyede', 'foredrag')
  ),
  constraint course_events_max_participants_check check (max_participants >= 1),
  constraint course_events_available_spots_check check (available_spots >= 0),
  -- A web address, a protocol-relative one (//) or a path on the site (/). Anything else, such as
  -- javascript:, must not become a link. Browsers read a backslash as a slash, so it is refused too.
  constraint course_events_url_check check (
    url ~* '^(https?://[^\s\\\u0001-\u001f\u007f-\u00a0\u2028\u2029]+|/[^\s\\\u0001-\u001f\u007f-\u00a0\u2028\u2029]*)$'
  )
  -- No check on end_time > start_time or on available_spots <= max_participants: administrators may
  -- save both, and the form only shows a hint.
);

-- The order of the calendar; id makes it total, so that reading page by page loses no row.
create index course_events_calendar_idx on public.course_events (event_date, start_time, id);

alter table public.course_events enable row level security;

create policy "Everybody reads courses"
  on public.course_events for select to anon, authenticated
  using (true);

-- With the sub-select Postgres calls the function once per statement instead of once per row.
create policy "Administrators create courses"
  on public.course_events for insert to authenticated
  with check ((select private.is_admin()));

create policy "Administrators change courses"
  on public.course_events for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Administrators delete courses"
  on public.course_events for delete to authenticated
  using ((select private.is_admin()));

-- The database generates the ids: no column privilege lets a user choose or change one.
revoke all on table public.course_events from public, anon, authenticated, service_role;
grant select on table public.course_events to anon, authenticated;
grant
  insert (title, event_date, start_time, end_time, location, type, max_participants, available_spots, url),
  update (title, event_date, start_time, end_time, location, type, max_participants, available_spots, url),
  delete
  on table public.course_events to authenticated;
grant select, insert, update, delete on table public.course_events to service_role;

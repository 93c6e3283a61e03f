-- The log of changes: the course before and after, the time and the user. Administrators read it, and can restore a
-- course that was deleted by mistake.

create table public.course_event_changes (
  -- A sequence, because the rows of one write have the same time.
  id bigserial primary key,
  -- No foreign keys: an entry outlives its course and its account.
  course_id uuid not null,
  changed_at timestamptz not null default clock_timestamp(),
  -- Null where nobody was signed in: the service key, the SQL editor, the seed.
  changed_by uuid,
  -- A copy: administrators cannot read the accounts.
  changed_by_email text,
  action text not null,
  before jsonb,
  after jsonb,

  constraint course_event_changes_action_check check (action in ('insert', 'update', 'delete'))
);

-- To delete old entries.
create index course_event_changes_age_idx on public.course_event_changes (changed_at);

alter table public.course_event_changes enable row level security;

create policy "Administrators read changes"
  on public.course_event_changes for select to authenticated
  using ((select private.is_admin()));

-- Nobody may write, the service key included: only the trigger does.
revoke all on table public.course_event_changes from public, anon, authenticated, service_role;
revoke all on sequence public.course_event_changes_id_seq from public, anon, authenticated, service_role;
grant select on table public.course_event_changes to authenticated;

-- Runs as its owner, since users have no right to write here.
create function private.log_course_event_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Saving a course without a change only gives it a new version.
  if tg_op = 'UPDATE' and to_jsonb(old) - 'updated_at' = to_jsonb(new) - 'updated_at' then
    return null;
  end if;

  insert into public.course_event_changes
    (course_id, changed_by, changed_by_email, action, before, after)
  values (
    case when tg_op = 'DELETE' then old.id else new.id end,
    auth.uid(),
    auth.jwt() ->> 'email',
    lower(tg_op),
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end
  );
  return null;
end
$$;

revoke all on function private.log_course_event_change() from public;

create trigger log_course_event_change
  after insert or update or delete on public.course_events
  for each row execute function private.log_course_event_change();

-- An entry names the person who made the change, so none is kept longer than a year.
create function private.forget_old_course_event_changes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.course_event_changes where changed_at < now() - interval '1 year';
  return null;
end
$$;

revoke all on function private.forget_old_course_event_changes() from public;

-- Once per statement, not per row.
create trigger forget_old_course_event_changes
  after insert or update or delete on public.course_events
  for each statement execute function private.forget_old_course_event_changes();

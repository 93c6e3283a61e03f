-- On projects made before Supabase changed its habit, whatever a migration creates in the schema public is open to the
-- roles of the API until somebody takes that back. Here nothing is open that was not granted.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
-- PostgreSQL itself lets everybody run a new function; only the rule for all schemas can take that back.
alter default privileges revoke execute on functions from public;

-- Older Supabase projects grant the API roles every right on new objects in the schema public. Here each right needs a
-- grant.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
-- PostgreSQL itself grants everybody new functions; only the default for all schemas can revoke that.
alter default privileges revoke execute on functions from public;

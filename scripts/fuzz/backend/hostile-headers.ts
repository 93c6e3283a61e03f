import fc from 'fast-check'
import { usually } from './hostile-text.ts'

const RETURNS = ['return=representation', 'return=headers-only', 'return=minimal']
const PREFERENCES = ['count=exact', 'count=planned', 'missing=default', 'tx=rollback', 'role=admin']
const OBJECT_TYPE = 'application/vnd.pgrst.object+json'

const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'Content-Type': usually('application/json; charset=utf-7', 'text/csv', 'multipart/form-data'),
  Accept: usually('application/json', '*/*', OBJECT_TYPE, 'text/csv', 'text/html;q=x'),
  Prefer: fc
    .array(usually(...RETURNS, ...PREFERENCES), { maxLength: 3 })
    .map((preferences) => preferences.join(',')),
  Range: usually('0-0', '0-24', '5-1', '-5', 'bytes=0-1', '99999999999999999999-'),
  'Accept-Profile': usually('public', 'auth', 'private', 'mailchimp'),
  'Content-Profile': usually('public', 'auth', 'pg_catalog'),
  'X-Supabase-Api-Version': usually('2024-01-01', '9999-99-99'),
  'X-HTTP-Method-Override': usually('DELETE', 'PATCH'),
  'X-Forwarded-For': usually('127.0.0.1', '::ffff:1.2.3.4', '::::::'),
  'Content-Length': usually('0', '-1', '9999999999'),
  'Transfer-Encoding': usually('chunked', 'gzip'),
  Origin: usually('http://localhost:54321', 'https://evil.example', 'null'),
  Role: usually('service_role', 'postgres'),
  'Access-Control-Request-Headers': usually('apikey', '*'),
  Cookie: usually('sb-access-token=x', 'role=service_role'),
}

/** Headers beside the credentials: those of a JSON request, up to two of them hostile. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc.oneof(
      ...Object.entries(values).map(([name, value]) =>
        fc.tuple(fc.constant(name), value.map(asHeaderValue)),
      ),
    ),
    { maxLength: 2 },
  )
  .map((chosen) => ({ 'Content-Type': 'application/json', ...Object.fromEntries(chosen) }))

/** What of a text can stand in a header; no client sends the rest. */
export function asHeaderValue(text: string): string {
  return text.replace(/[^ -~\u00a0-\u00ff]/g, '')
}

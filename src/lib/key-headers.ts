/** The headers by which a request shows a key of its Supabase project. A user's token takes the place of the second. */
export function keyHeaders(key: string) {
  return { apikey: key, Authorization: `Bearer ${key}` }
}

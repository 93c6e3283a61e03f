const SITE_URL = /^site_url = ".*"$/m
const REDIRECT_URLS = /^additional_redirect_urls = \[.*\]$/m

/** What is wrong with the address of a site, or undefined when nothing is. */
export function checkSiteAddress(address: string): string | undefined {
  const isAddress = /^https:\/\//.test(address) && URL.canParse(address)
  return isAddress && new URL(address).origin === address
    ? undefined
    : 'As https://www.eksempel.dk, without a path and without a slash behind'
}

/**
 * supabase/config.toml with the address to which mails lead, and which may be led to.
 * @throws Error when the file has not the two lines for it
 */
export function withSiteAddress(toml: string, address: string): string {
  if (!SITE_URL.test(toml) || !REDIRECT_URLS.test(toml)) {
    throw new Error('supabase/config.toml lacks site_url or additional_redirect_urls.')
  }
  return toml
    .replace(SITE_URL, `site_url = "${address}"`)
    .replace(REDIRECT_URLS, `additional_redirect_urls = ["${address}/**"]`)
}

const SITE_URL = /^site_url = ".*"$/m
const REDIRECT_URLS = /^additional_redirect_urls = \[.*\]$/m

/** The error message for a site's URL, or undefined when it is valid. */
export function checkSiteAddress(address: string): string | undefined {
  const isAddress = /^https:\/\//.test(address) && URL.canParse(address)
  return isAddress && new URL(address).origin === address
    ? undefined
    : 'As https://www.eksempel.dk, without a path and without a slash behind'
}

/**
 * Sets the URL of mail links and the allowed redirects in supabase/config.toml.
 * @throws Error when the file lacks the two lines for them
 */
export function withSiteAddress(toml: string, address: string): string {
  if (!SITE_URL.test(toml) || !REDIRECT_URLS.test(toml)) {
    throw new Error('supabase/config.toml lacks site_url or additional_redirect_urls.')
  }
  return toml
    .replace(SITE_URL, `site_url = "${address}"`)
    .replace(REDIRECT_URLS, `additional_redirect_urls = ["${address}/**"]`)
}

/** Minimum length of a part of a URL that may be a key. Shorter parts, such as `v2` or `price`, are words. */
const shortestSecret = 8

/**
 * Removes parts of a URL and of headers that may be keys from a message. This is necessary because a node's
 * reason for a refusal is shown on the public status page, and some nodes repeat the refused key in their
 * reason.
 */
export function redactSecrets(
  text: string,
  { url, headers = {} }: { readonly url: string; readonly headers?: Readonly<Record<string, string>> },
): string {
  // A value such as `Bearer abc` may be repeated without its scheme.
  const ofHeaders = Object.values(headers).flatMap((value) => [value, ...value.split(' ')])
  const secrets = [...secretsOf(url), ...ofHeaders].filter((secret) => secret.length >= shortestSecret)
  // Longest first, so that a shorter secret does not leave a part of a longer one.
  return secrets
    .toSorted((one, other) => other.length - one.length)
    .reduce((redacted, secret) => redacted.replaceAll(secret, '…'), text)
}

function secretsOf(url: string): string[] {
  if (!URL.canParse(url)) return []
  const { host, username, password, pathname, search, searchParams } = new URL(url)
  return [host, username, password, ...pathname.split('/'), search.slice(1), ...searchParams.values()]
}

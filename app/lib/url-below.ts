import { withoutEnd } from './without-end'

/**
 * The address of something below a configured one, whose own path and query stay: they may hold a key. `query` is appended as it
 * is, `name=value` pairs that are already encoded. Throws a `TypeError` for a base that is not a URL.
 */
export function urlBelow(base: string, path: string, query = ''): string {
  const url = new URL(base)
  const own = withoutEnd(url.pathname, '/')
  url.pathname = own + path
  const search = [url.search.slice(1), query].filter((part) => part !== '').join('&')
  // With its question mark, or the setter would remove the first one of a value.
  url.search = search === '' ? '' : `?${search}`
  url.hash = ''
  return url.href
}

/** A URL without slashes at the end of its path. A slash at the end of its query is a part of a value. */
export function withoutTrailingSlash(text: string): string {
  const url = new URL(text)
  if (url.search !== '' || url.hash !== '') {
    url.pathname = withoutEnd(url.pathname, '/')
    return url.href
  }
  return withoutEnd(text, '/')
}

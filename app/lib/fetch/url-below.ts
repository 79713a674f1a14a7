import { trimEndChar } from '../text/trim-end-char'

/**
 * Returns the URL of a path below a configured URL. The path and query of `base` are kept, because they may
 * contain an API key. `query` must be encoded `name=value` pairs and is appended unchanged. Throws a
 * `TypeError` if `base` is not a URL.
 */
export function urlBelow(base: string, path: string, query = ''): string {
  const url = new URL(base)
  const own = trimEndChar(url.pathname, '/')
  url.pathname = own + path
  const search = [url.search.slice(1), query].filter((part) => part !== '').join('&')
  // The explicit question mark is needed, because the `search` setter would remove a question mark at the
  // start of the first value.
  url.search = search === '' ? '' : `?${search}`
  url.hash = ''
  return url.href
}

/**
 * Returns a URL without slashes at the end of its path. A slash at the end of the query is part of a query
 * value and is kept.
 */
export function withoutTrailingSlash(text: string): string {
  const url = new URL(text)
  if (url.search !== '' || url.hash !== '') {
    url.pathname = trimEndChar(url.pathname, '/')
    return url.href
  }
  return trimEndChar(text, '/')
}

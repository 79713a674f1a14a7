import { urlBelow } from '~/lib/fetch/url-below'
import type { Fetch } from '../http/http-source'

/** A host of Jupiter's Token API v2 or Price API v3, with the API key for this host. */
export interface JupiterApi {
  /** URL of the host. Its path and query become part of each request URL. */
  readonly url: string
  /** API key; `undefined`: requests are sent without a key. */
  readonly apiKey: string | undefined
}

/** Path of each API on its host. */
type ApiPath = '/price/v3' | '/tokens/v2'

/** Rate limit of a free key, requests per second, for both APIs together. */
export const freeRequestsPerSecond = 1

/**
 * Returns the URL of a request. The configured URL may already contain the API's path, which is not repeated.
 * `query` must already be URL-encoded.
 */
export function jupiterUrl({ url }: JupiterApi, api: ApiPath, rest: string, query: string): string {
  const named = new URL(url).pathname.endsWith(api)
  return urlBelow(url, named ? rest : api + rest, query)
}

export function jupiterHeaders({ apiKey }: JupiterApi): Readonly<Record<string, string>> {
  return apiKey === undefined ? {} : { 'x-api-key': apiKey }
}

/**
 * Returns the request rate for each of the two APIs, requests per second. Both APIs share the limit of one
 * key, which counts requests in a sliding minute. The request budget allows a burst of one second in addition
 * to its refill, so the rate must be slightly below one half of the limit.
 */
export function paceOfEach(requestsPerSecond: number): number {
  return ((requestsPerSecond / 2) * 60) / 61
}

/**
 * Returns a hint for operators about a refusal with this status. `urlSetting`: name of the setting that
 * contains the URL.
 */
export function jupiterHint(
  { apiKey }: JupiterApi,
  urlSetting: 'TOKEN_API_URL' | 'PRICE_API_URL',
): (status: number) => string {
  return (status) => {
    if (status === 401 || status === 403)
      return apiKey === undefined
        ? 'Set JUPITER_API_KEY: get a free key at https://portal.jup.ag.'
        : 'Check JUPITER_API_KEY.'
    if (status === 429)
      return apiKey === undefined
        ? 'Set JUPITER_API_KEY, or lower JUPITER_REQUESTS_PER_SECOND.'
        : 'Set JUPITER_REQUESTS_PER_SECOND to what the plan of JUPITER_API_KEY allows.'
    return `Check ${urlSetting}.`
  }
}

/** Fetches without following redirects, because a redirect would send the key to another host. */
export const fetchWithoutRedirects: Fetch = (url, init) => fetch(url, { ...init, redirect: 'manual' })

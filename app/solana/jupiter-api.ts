import { urlBelow } from '~/lib/url-below'
import type { Fetch } from './http-source'

/** A host of Jupiter's Token API v2 or Price API v3: where it is, and the key that it takes. */
export interface JupiterApi {
  /** May have a path and a query of its own, which stay. */
  readonly url: string
  /** Undefined = requests carry none. */
  readonly apiKey: string | undefined
}

/** Where each API begins on its host. */
type ApiPath = '/price/v3' | '/tokens/v2'

/** Most requests per second that a free key allows, of both APIs together. */
export const freeRequestsPerSecond = 1

/** The address of a request: below the configured one, which may already name the API. `query` is already encoded. */
export function jupiterUrl({ url }: JupiterApi, api: ApiPath, rest: string, query: string): string {
  const named = new URL(url).pathname.endsWith(api)
  return urlBelow(url, named ? rest : api + rest, query)
}

/** The headers of a request. */
export function jupiterHeaders({ apiKey }: JupiterApi): Readonly<Record<string, string>> {
  return apiKey === undefined ? {} : { 'x-api-key': apiKey }
}

/**
 * Requests per second of one of two APIs that share a key of so many. The limit counts a sliding minute, and a budget passes the burst
 * of one second on top of what refills in it: so each second is worth a little less.
 */
export function paceOfEach(requestsPerSecond: number): number {
  return ((requestsPerSecond / 2) * 60) / 61
}

/** What to do about a refusal with this status; `urlSetting` names the setting of the address. */
export function jupiterHint(
  { apiKey }: JupiterApi,
  urlSetting: 'TOKEN_API_URL' | 'PRICE_API_URL',
): (status: number) => string {
  return (status) => {
    if (status === 401 || status === 403)
      return apiKey === undefined
        ? 'Set JUPITER_API_KEY: a free key is at https://portal.jup.ag.'
        : 'Check JUPITER_API_KEY.'
    if (status === 429)
      return apiKey === undefined
        ? 'Set JUPITER_API_KEY, or lower JUPITER_REQUESTS_PER_SECOND.'
        : 'Set JUPITER_REQUESTS_PER_SECOND to what the plan of JUPITER_API_KEY allows.'
    return `Check ${urlSetting}.`
  }
}

/** Follows no redirect: it would hand the key to another host. */
export const fetchWithoutRedirects: Fetch = (url, init) => fetch(url, { ...init, redirect: 'manual' })

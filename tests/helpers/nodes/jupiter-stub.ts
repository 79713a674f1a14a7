import type { ServerResponse } from 'node:http'
import { type LoopbackServer, serveOnLoopback } from './loopback-server'

/** Entry for one mint in a response of the Price API v3. */
export interface StubPrice {
  readonly usdPrice: number
  readonly scaledUiConfig?: {
    readonly multiplier: number
    readonly newMultiplier?: number
    readonly newMultiplierEffectiveAt?: string
    readonly usdPricePrescaled?: number
  }
}

/** Behaviour of the stub; tests can change it while it runs. */
export interface StubRules {
  /**
   * The value of `x-api-key` that requests must have; other requests get 401. `undefined`: no key is
   * required.
   */
  requiredKey?: string | undefined
  /** If set, every request gets 429 with this `x-ratelimit-reset`, unix seconds. */
  limitedUntil?: number | undefined
  /** If set, every request is redirected to this URL. */
  redirectTo?: string | undefined
  prices: Readonly<Record<string, StubPrice>>
  tokens: readonly { readonly id: string; readonly symbol?: string; readonly isVerified?: boolean }[]
}

export interface JupiterStub extends LoopbackServer {
  /** URL of the stub, with a path and a query. Requests without this path and query get 404. */
  readonly url: string
  readonly rules: StubRules
  /** API keys of the requests, in order of arrival. */
  readonly keys: readonly (string | undefined)[]
  /** Arrival times of the requests, from `performance.now()`. */
  readonly times: readonly number[]
}

const ownPath = '/jup/proxy'
const ownQuery = 'tenant=a%2Fb/'

/**
 * Serves Jupiter's Token and Price API at a URL that has a path and a query, like that of a proxy. Closes at
 * the end of the test.
 */
export async function serveJupiter(initial: Partial<StubRules> = {}): Promise<JupiterStub> {
  const rules: StubRules = { prices: {}, tokens: [], ...initial }
  const keys: (string | undefined)[] = []
  const times: number[] = []
  const server = await serveOnLoopback((request, response) => {
    const { 'x-api-key': key } = request.headers
    keys.push(Array.isArray(key) ? key.join() : key)
    times.push(performance.now())
    const url = new URL(request.url ?? '/', 'http://stub')
    if (rules.redirectTo !== undefined) return send(response, 302, {}, { location: rules.redirectTo })
    if (rules.limitedUntil !== undefined)
      return send(response, 429, {}, { 'x-ratelimit-reset': String(rules.limitedUntil) })
    if (rules.requiredKey !== undefined && key !== rules.requiredKey)
      return send(response, 401, { code: 401, message: `Unauthorized: ${key ?? 'no key'}` })
    if (!url.search.startsWith(`?${ownQuery}&`)) return send(response, 404, {})
    if (url.pathname === `${ownPath}/price/v3`)
      return send(response, 200, pick(rules.prices, url.searchParams.get('ids') ?? ''))
    if (url.pathname === `${ownPath}/tokens/v2/tag`) return send(response, 200, [])
    if (url.pathname === `${ownPath}/tokens/v2/search`) return send(response, 200, rules.tokens)
    return send(response, 404, {})
  })
  return { ...server, url: `${server.origin}${ownPath}?${ownQuery}`, rules, keys, times }
}

function pick(prices: StubRules['prices'], ids: string): StubRules['prices'] {
  const wanted = new Set(ids.split(','))
  return Object.fromEntries(Object.entries(prices).filter(([mint]) => wanted.has(mint)))
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

import { parseAddress } from '~/domain/base/parse-id'
import type { Clock } from '~/lib/clock'
import type { Ledger, LedgerToken } from '../ledger'
import { clientError, type HttpResponse, jsonResponse } from './http-response'

/** Limits of Jupiter's Token API v2 and Price API v3. */
const maxSearchMints = 100
const maxSearchResults = 20
const maxRanking = 100
const defaultRanking = 50
const maxPriceIds = 50

const rankings = ['toporganicscore', 'toptraded', 'toptrending']
const intervals = ['5m', '1h', '6h', '24h']

export interface TokenApi {
  /**
   * Handles a request to the Token or Price API. Returns `undefined` for a path that is not part of these
   * APIs.
   */
  answer(url: URL): HttpResponse | undefined
}

/**
 * Creates the handler that serves the tokens of the ledger like Jupiter's Token API v2 (`/tokens/v2/…`) and
 * Price API v3 (`/price/v3`).
 */
export function createTokenApi(ledger: Ledger, origin: () => string, clock: Clock): TokenApi {
  const list = (tokens: readonly LedgerToken[]) =>
    jsonResponse(tokens.map((token) => tokenJson(token, origin(), clock.nowMs())))

  return {
    answer({ pathname, searchParams }) {
      if (pathname === '/price/v3') return prices(ledger, searchParams.get('ids'))
      const [api, version, name, interval, ...rest] = pathname.slice(1).split('/')
      if (api !== 'tokens' || version !== 'v2' || name === undefined || rest.length > 0) return undefined
      if (interval === undefined) {
        if (name === 'search') return search(ledger, searchParams.get('query'), list)
        if (name === 'tag') return byTag(ledger, searchParams.get('query'), list)
        if (name === 'recent') return list([...ledger.tokens()].slice(-defaultRanking).reverse())
        return undefined
      }
      if (!rankings.includes(name) || !intervals.includes(interval)) return undefined
      return ranking(ledger, searchParams.get('limit'), list)
    },
  }
}

type ListResult = (tokens: readonly LedgerToken[]) => HttpResponse

function search(ledger: Ledger, query: string | null, list: ListResult): HttpResponse {
  if (query === null || query.trim() === '') return clientError('query is required')
  const terms = query.split(',').map((term) => term.trim())
  if (terms.length > maxSearchMints) return clientError(`at most ${maxSearchMints} mints`)
  const tokens = [...ledger.tokens()]
  const wanted = new Set<string>(terms)
  const byMint = tokens.filter((token) => wanted.has(token.mint))
  if (byMint.length > 0 || terms.length > 1) return list(byMint)
  const text = query.trim().toLowerCase()
  const matching = tokens.filter(
    ({ name, symbol }) => name?.toLowerCase().includes(text) || symbol?.toLowerCase().includes(text),
  )
  return list(matching.sort(verifiedThenLiquid).slice(0, maxSearchResults))
}

function byTag(ledger: Ledger, tag: string | null, list: ListResult): HttpResponse {
  if (tag === null || tag === '') return clientError('query is required')
  const tokens = [...ledger.tokens()]
  return list(tokens.filter((token) => (tag === 'verified' ? token.verified : token.tags.includes(tag))))
}

function ranking(ledger: Ledger, limitText: string | null, list: ListResult): HttpResponse {
  const limit = limitText === null ? defaultRanking : Number(limitText)
  if (!Number.isInteger(limit) || limit < 1 || limit > maxRanking) {
    return clientError(`limit must be a whole number from 1 to ${maxRanking}`)
  }
  return list([...ledger.tokens()].sort(verifiedThenLiquid).slice(0, limit))
}

function verifiedThenLiquid(a: LedgerToken, b: LedgerToken): number {
  if (a.verified !== b.verified) return a.verified ? -1 : 1
  return (b.liquidityUsd ?? -1) - (a.liquidityUsd ?? -1) // tokens with unknown liquidity come last
}

/** Returns the prices of the requested mints. Omits mints without a reliable price, like the real API. */
function prices(ledger: Ledger, ids: string | null): HttpResponse {
  if (ids === null || ids === '') return clientError('ids is required')
  const mints = ids.split(',')
  if (mints.length > maxPriceIds) return clientError(`at most ${maxPriceIds} ids`)
  const known = mints.flatMap((text) => {
    const mint = parseAddress(text)
    return (mint && ledger.token(mint)) ?? []
  })
  return jsonResponse(
    Object.fromEntries(
      known.flatMap((token) => {
        const usdPrice = token.priceUsd()
        return usdPrice === undefined ? [] : [[token.mint, priceJson(token, usdPrice, ledger.currentSlot())]]
      }),
    ),
  )
}

function priceJson(token: LedgerToken, usdPrice: number, blockId: number) {
  return {
    usdPrice,
    blockId,
    decimals: token.decimals,
    priceChange24h: token.priceChange24hPercent() ?? null,
    liquidity: token.liquidityUsd,
  }
}

function tokenJson(token: LedgerToken, origin: string, nowMs: number) {
  const usdPrice = token.priceUsd()
  const supply = Number(token.supplyRaw) / 10 ** token.decimals
  return {
    id: token.mint,
    name: token.name,
    symbol: token.symbol,
    icon: token.hasLogo ? `${origin}/logo/${token.mint}.png` : undefined,
    decimals: token.decimals,
    tokenProgram: token.tokenProgram,
    circSupply: supply,
    totalSupply: supply,
    holderCount: token.holderCount,
    isVerified: token.verified,
    tags: token.tags,
    fdv: usdPrice === undefined ? undefined : usdPrice * supply,
    mcap: usdPrice === undefined ? undefined : usdPrice * supply,
    usdPrice,
    liquidity: token.liquidityUsd,
    stats24h: { priceChange: token.priceChange24hPercent() },
    updatedAt: new Date(nowMs).toISOString(),
  }
}

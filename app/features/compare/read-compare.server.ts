import { redirect } from '@remix-run/node'
import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { parseAddress } from '~/domain/base/parse-id'
import { shortKey } from '~/domain/format/format'
import type { CandleRangeView } from '~/domain/price/bar-range'
import { perpVenues } from '~/domain/protocol/venues'
import { allVenues } from '~/domain/service/panel-view'
import { plans, reachDaysOf } from '~/domain/service/plan'
import { type ClosePoint, changesSinceCommonStart } from './compare-lines'
import { addParamName, type CompareQuery, compareHref, parseCompareQuery } from './compare-query'
import { type ComparedItem, figuresOfMarket, figuresOfToken } from './compared-item'

/** Items of a comparison, and the ids that no token or market has. */
export interface Comparison {
  readonly items: readonly ComparedItem[]
  readonly unknown: readonly string[]
}

/**
 * Reads the tokens and markets that the URL compares. The URL of the form, in which one of them is apart, redirects to
 * that of the comparison, which is shorter to share.
 */
export async function readCompare(context: PageContext, params: URLSearchParams) {
  const query = parseCompareQuery(params)
  if (params.has(addParamName)) throw redirect(compareHref(query))
  return { query, answer: await loadPolled(context, allVenues, compare(context, query), (found) => found) }
}

interface Found extends Omit<ComparedItem, 'points'> {
  readonly closes: readonly ClosePoint[]
}

async function compare(context: PageContext, { ids, interval }: CompareQuery): Promise<Comparison> {
  const found = await Promise.all(ids.map((id) => findItem(context, id, interval)))
  const unknown = ids.filter((_, index) => found[index] === undefined)
  // Two ids may name one thing: a market by its name and by its account.
  const byId = new Map(found.flatMap((item) => (item === undefined ? [] : [[item.id, item] as const])))
  const items = [...byId.values()]
  const lines = changesSinceCommonStart(items.map(({ closes }) => closes))
  return {
    items: items.map(({ closes: _, ...item }, index) => ({ ...item, points: lines[index] ?? [] })),
    unknown,
  }
}

async function findItem(
  context: PageContext,
  id: string,
  interval: CompareQuery['interval'],
): Promise<Found | undefined> {
  const { queries } = context
  const range = async (named: string) =>
    queries.getCandles(await venuesByDefault(context), {
      id: named,
      interval,
      reachDays: reachDaysOf(plans['first-party']),
    })
  const direct = await range(id)
  if (direct !== undefined) return itemOf(context, direct)
  if (parseAddress(id) !== undefined) return undefined
  const mint = await mintOfSymbol(context, id)
  const bySymbol = mint === undefined ? undefined : await range(mint)
  return bySymbol && itemOf(context, bySymbol)
}

/** Returns the venues in the order in which a name selects a market: the default venue first. */
async function venuesByDefault({ queries }: PageContext) {
  const first = await queries.getDefaultPerpVenue()
  return [first, ...perpVenues.filter((venue) => venue !== first)]
}

/** Returns the verified token with a symbol. Other tokens can have any symbol, so they need their mint. */
async function mintOfSymbol({ queries }: PageContext, symbol: string): Promise<string | undefined> {
  const { rows } = await queries.search({ kind: 'token', text: symbol, page: 1, size: 10 })
  return rows.find((hit) => hit.verified && hit.symbol?.toLowerCase() === symbol.toLowerCase())?.address
}

async function itemOf(
  { queries }: PageContext,
  { subject, candles }: CandleRangeView,
): Promise<Found | undefined> {
  const closes = candles.map(({ openAt, close }): ClosePoint => [openAt * 1_000, close])
  const name = subject.name ?? shortKey(subject.key)
  if (subject.kind === 'token') {
    const token = await queries.getToken(subject.key, undefined)
    return (
      token && { id: subject.key, kind: 'token', name, venue: null, figures: figuresOfToken(token), closes }
    )
  }
  const market = await queries.getPerpMarket([subject.venue], subject.key)
  return (
    market && {
      id: subject.key,
      kind: 'market',
      name,
      venue: market.venue,
      figures: figuresOfMarket(market),
      closes,
    }
  )
}

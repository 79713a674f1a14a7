import { leastRaw, rawToUiNumber } from '~/domain/base/amount'
import type { PagePlace } from '~/domain/base/page'
import type { UnixSeconds } from '~/domain/base/time'
import { unitAt } from '~/domain/base/ui-scale'
import { newestTapeFirst, type TapePlace, tapePageOf } from '~/domain/order/tape-place'
import type { TapeRequest, TapeTrade, TapeView } from '~/domain/order/tape-view'
import { directionOfSide, quoteDecimals } from '~/domain/perp/perp'
import { computeFillPriceUsd } from '~/domain/perp/perp-math'
import { type ChangeTopic, perpVenueFacts } from '~/domain/protocol/perp-venue'
import { perpVenueOf, protocolFacts, protocolsOfKind } from '~/domain/protocol/protocol'
import { tapeMark } from '~/domain/service/list-mark'
import { earliestAllowed, reachDaysOfList } from '~/domain/service/plan'
import { readTapeFills, type TapeFill } from '~/store/read/tape/read-tape-fills'
import {
  readTapePerpFills,
  readTapePerpFillsOf,
  type TapePerpFill,
} from '~/store/read/tape/read-tape-perp-fills'
import { placeOfRow, type TapeCut, type TapePlaceRow } from '~/store/read/tape/tape-scan'
import { readAllMarkets } from '../perps/market-reader.server'
import { nowOf } from '../tokens/token-sides.server'
import { perpTradesOf, type TradeDeps, toSpotTrade } from './trade-views.server'

/** Maximum age of a page, milliseconds. Executions do not change, but those of a new token get a value later. */
const tapeMaxAgeMs = 10_000

/** Part of a page that one kind of venues contributes. */
interface Source {
  readonly trades: readonly TapeTrade[]
  /** Place at which the search stopped. Executions behind it were not searched. */
  readonly lookedTo: TapePlaceRow | undefined
}

/** Returns the executions of all venues, newest first. */
export function readTape(deps: TradeDeps, request: TapeRequest): Promise<TapeView> {
  const { size, minUsd, side, venue, token, maker, after } = request
  const nowAt = nowOf(deps)
  const since = earliestAllowed(reachDaysOfList(request), nowAt)
  const { protocols, venues } = venuesOf(request)
  const topics: readonly ChangeTopic[] = [
    ...new Set([
      ...protocols.map((protocol) => protocolFacts[protocol].topic),
      ...venues.map((each) => perpVenueFacts[each].changeTopics.trades),
    ]),
  ]
  return deps.cache.get<TapeView>({
    key: `tape ${size} ${minUsd} ${side} ${venue} ${token} ${maker} ${since} ${after?.values} ${after?.key}`,
    topics,
    maxAgeMs: tapeMaxAgeMs,
    weigh: ({ rows }) => rows.length,
    load: async () => {
      const cut = { limit: size, place: after, since }
      const sources = await Promise.all([readSpot(deps, request, cut, nowAt), readPerps(deps, request, cut)])
      return pageOf(sources, request)
    },
  })
}

/** Returns the protocols and perps venues whose executions a request selects. */
function venuesOf({ venue }: Pick<TapeRequest, 'venue'>) {
  const isChosen = (protocol: keyof typeof protocolFacts) =>
    venue === undefined || protocolFacts[protocol].tradeType === venue
  return {
    protocols: protocolsOfKind('dca', 'limit').filter(isChosen),
    venues: protocolsOfKind('perp').filter(isChosen).map(perpVenueOf),
  }
}

const nothing: Source = { trades: [], lookedTo: undefined }

async function readSpot(
  { pool, publicUrl }: TradeDeps,
  request: TapeRequest,
  cut: TapeCut,
  nowAt: UnixSeconds,
): Promise<Source> {
  const { minUsd, side, token, maker } = request
  const { protocols } = venuesOf(request)
  if (protocols.length === 0) return nothing
  const buy = side === undefined ? undefined : side === 'buy'
  const { fills, lookedTo } = await readTapeFills(pool, { protocols, buy, minUsd, mint: token, maker }, cut)
  return { trades: fills.map((fill) => spotTrade(fill, token, nowAt, publicUrl)), lookedTo }
}

/** Converts an execution of a spot order. Its side and price are those of `token`; without it, of the base token. */
function spotTrade(
  fill: TapeFill,
  token: TapeRequest['token'],
  nowAt: UnixSeconds,
  publicUrl: string,
): TapeTrade {
  const ofBase = toSpotTrade(fill, nowAt, publicUrl)
  const trade = token === undefined ? ofBase : { ...ofBase, buy: fill.output.mint === token }
  const [base, baseRaw] = trade.buy ? [trade.output, fill.outputRaw] : [trade.input, fill.inputRaw]
  const baseUi = baseRaw === undefined ? undefined : rawToUiNumber(baseRaw, unitAt(base, fill.at))
  return {
    ...trade,
    ...placeFields(fill),
    filledUsd: fill.usd,
    priceUsd: fill.usd === undefined || !baseUi ? undefined : fill.usd / baseUi,
    trader: fill.maker,
    counterparty: fill.taker,
  }
}

async function readPerps(deps: TradeDeps, request: TapeRequest, cut: TapeCut): Promise<Source> {
  const { minUsd, side, token, maker } = request
  const { venues } = venuesOf(request)
  if (venues.length === 0) return nothing
  const markets = token === undefined ? undefined : await marketsOf(deps, venues, token)
  if (markets?.length === 0) return nothing
  const scope = {
    venues,
    direction: side === undefined ? undefined : directionOfSide[side],
    minQuoteRaw: minUsd === undefined ? undefined : leastRaw(minUsd, quoteDecimals),
    minUsd,
    markets,
  }
  const { fills, lookedTo } =
    maker === undefined
      ? await readTapePerpFills(deps.pool, scope, cut)
      : await readTapePerpFillsOf(deps.pool, maker, scope, cut)
  const toTrade = await perpTradesOf(deps, fills)
  return { trades: fills.map((fill) => perpTrade(fill, toTrade(fill))), lookedTo }
}

/** Returns the markets of the venues whose base is the token. */
async function marketsOf(deps: TradeDeps, venues: Parameters<typeof readAllMarkets>[1], token: string) {
  const names = deps.marketMints.ofMint(token)
  return (await readAllMarkets(deps, venues)).filter(({ name }) => names.includes(name))
}

function perpTrade(
  fill: TapePerpFill,
  trade: ReturnType<Awaited<ReturnType<typeof perpTradesOf<TapePerpFill>>>>,
): TapeTrade {
  const isMakers = fill.user === fill.maker
  return {
    ...trade,
    ...placeFields(fill),
    priceUsd: computeFillPriceUsd(fill.baseRaw, fill.quoteRaw),
    trader: fill.user,
    counterparty: isMakers ? fill.taker : fill.maker,
  }
}

function placeFields({ signature, instructionPath, eventIndex, slot }: TapeFill | TapePerpFill) {
  return { id: `${signature} ${instructionPath} ${eventIndex}`, instructionPath, eventIndex, slot }
}

/** Merges the sources. Rows behind a place at which a search stopped are left for the next page. */
function pageOf(sources: readonly Source[], request: TapeRequest): TapeView {
  const { size, after } = request
  const [stop] = sources
    .flatMap(({ lookedTo }) => (lookedTo === undefined ? [] : [placeOfRow(lookedTo)]))
    .sort(newestTapeFirst)
  const { rows, end } = tapePageOf({ found: sources.flatMap((source) => source.trades), stop }, size)
  return {
    rows,
    // Counting would read all executions, so only the rows that are certain are reported.
    total: rows.length,
    totalIsExact: end === undefined && after === undefined,
    page: 1,
    size,
    next: end === undefined ? null : toPagePlace(end, request),
  }
}

function toPagePlace([at, slot, eventIndex, key]: TapePlace, request: TapeRequest): PagePlace {
  return {
    sortField: 'time',
    sortOrder: 'desc',
    values: [at, slot, eventIndex],
    key,
    mark: tapeMark(request),
  }
}

import { loadPolled, orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import type { ChartMarksWire } from '~/contracts/chart-marks'
import type { PolledResult } from '~/contracts/state/panel'
import type { Address } from '~/domain/base/ids'
import type { TapeTrade } from '~/domain/order/tape-view'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { type MarkedTrade, wallsOf } from '~/domain/price/chart-marks'
import { perpVenues } from '~/domain/protocol/venues'
import { chartTopics } from '~/domain/service/chart-topics'
import type { MarkChoice } from '~/shared/market-chart/mark-choices'

type Queries = PageContext['queries']

/** Maximum number of marks of one kind. More arrows would cover each other. */
const mostMarks = 250

/** Loads the marks of the chart of a token or of a perp market. */
export async function loadMarks(
  context: PageContext,
  id: Address,
  choice: MarkChoice,
): Promise<PolledResult<ChartMarksWire>> {
  const { queries } = context
  const found = queries.getPerpMarkets(perpVenues, [id]).then(async ([market]) => ({
    venue: market?.venue,
    ...(market === undefined
      ? await tokenMarks(queries, id, choice)
      : await marketMarks(queries, market, choice)),
  }))
  return loadPolled(
    context,
    (marks) => chartTopics(marks?.venue),
    found,
    ({ fills, walls, planned }) => ({
      fills,
      walls,
      planned,
    }),
  )
}

async function tokenMarks(
  queries: Queries,
  mint: Address,
  { kinds, fillSize }: MarkChoice,
): Promise<ChartMarksWire> {
  const [fills, walls, planned] = await Promise.all([
    kinds.includes('fills')
      ? queries.listTrades({ token: mint, minUsd: Number(fillSize), size: mostMarks })
      : undefined,
    // The other marks do not need the orders, which may still be loading.
    kinds.includes('walls') ? orNullWithoutSource(queries.getLimitDepth({ tokenMint: mint })) : undefined,
    kinds.includes('planned')
      ? queries.listUpcomingExecutions({ tokenMint: mint, horizon: '24h', page: 1, size: mostMarks })
      : undefined,
  ])
  return {
    fills: fills?.rows.flatMap((trade) => fillOf(trade, mint)) ?? [],
    walls: walls ? wallsOf(walls.priceUsd, walls.buckets) : [],
    planned:
      planned?.rows.flatMap(({ at, usd, side }) =>
        usd === undefined ? [] : { time: at * 1_000, usd, buy: side === 'buy' },
      ) ?? [],
  }
}

/** A spot order buys what it receives. For perps, the side is that of the taker. */
function fillOf({ at, filledUsd, market, output, buy }: TapeTrade, mint: Address): readonly MarkedTrade[] {
  if (filledUsd === undefined) return []
  return [{ time: at * 1_000, usd: filledUsd, buy: market === undefined ? output.mint === mint : buy }]
}

async function marketMarks(
  queries: Queries,
  { key, venue }: PerpMarketView,
  { kinds, fillSize }: MarkChoice,
): Promise<ChartMarksWire> {
  const request = { market: key, minAmountUsd: Number(fillSize), page: 1, size: mostMarks }
  const page = kinds.includes('fills') ? await queries.listPerpTrades([venue], request) : undefined
  const fills = page?.rows.map(({ at, quoteUsd, side }) => ({
    time: at * 1_000,
    usd: quoteUsd,
    buy: side === 'buy',
  }))
  return { fills: fills ?? [], walls: [], planned: [] }
}

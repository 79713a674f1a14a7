import { rawToUiNumber } from '~/domain/base/amount'
import { pageOffset } from '~/domain/base/page'
import { meaningfulUsd } from '~/domain/order/fill-value'
import { pressureHorizons } from '~/domain/order/pressure-view'
import {
  countedUpcoming,
  type UpcomingExecution,
  type UpcomingRequest,
  type UpcomingView,
} from '~/domain/order/upcoming-view'
import { upcomingMark } from '~/domain/service/list-mark'
import {
  readUpcomingCycles,
  readUpcomingTotal,
  type StoredUpcoming,
  type UpcomingScope,
} from '~/store/read/orders/read-upcoming-cycles'
import { toPairSide } from '../tokens/pair-side.server'
import { nowOf, type SpotDeps } from '../tokens/token-sides.server'

/** Cache settings. The list changes with every second, so a change of an order does not expire it sooner. */
const ofUpcoming = { topics: [], maxAgeMs: 5_000, staleMs: 25_000 } as const

/** Returns the planned cycles of the active DCA orders that buy or sell a token, soonest first. */
export function readUpcoming(deps: SpotDeps, request: UpcomingRequest): Promise<UpcomingView> {
  const { tokenMint, horizon, side, minAmountUsd, page, size, after } = request
  return deps.cache.get<UpcomingView>({
    key: `upcoming ${tokenMint} ${horizon} ${side} ${minAmountUsd} ${page} ${size} ${after?.values} ${after?.key}`,
    ...ofUpcoming,
    weigh: ({ rows }) => rows.length,
    load: async () => {
      const nowAt = nowOf(deps)
      const [from, at] = after?.values ?? []
      const asOf = from ?? nowAt
      const scope: UpcomingScope = {
        mint: tokenMint,
        side,
        nowAt,
        from: asOf,
        before: asOf + pressureHorizons[horizon],
        minUsd: minAmountUsd,
      }
      const place = after === undefined ? undefined : { at: at ?? asOf, key: after.key }
      const [stored, total] = await Promise.all([
        readUpcomingCycles(deps.pool, scope, { limit: size, offset: pageOffset(request), place }),
        readUpcomingTotal(deps.pool, scope),
      ])
      const rows = stored.map((cycle) => toExecution(deps, cycle, tokenMint, nowAt))
      const last = rows.length < size ? undefined : rows.at(-1)
      const mark = upcomingMark(request)
      return {
        asOf,
        rows,
        total: Math.min(total, countedUpcoming),
        totalIsExact: total <= countedUpcoming,
        page,
        size,
        next: last
          ? { sortField: 'time', sortOrder: 'asc', values: [asOf, last.at], key: last.order, mark }
          : null,
      }
    },
  })
}

function toExecution(
  { publicUrl }: SpotDeps,
  cycle: StoredUpcoming,
  tokenMint: UpcomingRequest['tokenMint'],
  nowAt: number,
): UpcomingExecution {
  const { order, trader, at, inputRaw } = cycle
  const input = toPairSide(cycle.input, nowAt, publicUrl)
  const output = toPairSide(cycle.output, nowAt, publicUrl)
  const inputUi = rawToUiNumber(inputRaw, input)
  const usd =
    inputUi === undefined || input.priceUsd === undefined
      ? undefined
      : meaningfulUsd(inputUi * input.priceUsd)
  return { order, trader, at, side: output.mint === tokenMint ? 'buy' : 'sell', input, output, inputRaw, usd }
}

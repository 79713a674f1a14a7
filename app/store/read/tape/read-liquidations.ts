import type { Address } from '~/domain/base/ids'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import { type Bind, type BoundQuery, type Condition, whenGiven } from '~/store/postgres/conditions'
import type { Pool } from '~/store/postgres/pool'
import { readRows, statementOf } from '~/store/postgres/statement'
import { ownKeys } from '~/store/write/perps/perp-owner'
import { type PerpFillRow, perpFillOf, selectPerpFills } from './read-tape-perp-fills'
import {
  areBounded,
  lookedToQuery,
  type Scan,
  scanBounds,
  type TapeCut,
  type TapePlaceRow,
  tapePageQuery,
} from './tape-scan'

/** Filters of liquidations. */
export interface LiquidationScope {
  readonly venues: readonly PerpVenue[]
  readonly marketIndex?: number | undefined
  /** Liquidated trader or liquidator: a wallet, or one of its User accounts. */
  readonly user?: Address | undefined
}

/** SQL: the fill is a liquidation. The index has the same number, which all venues use. */
const isLiquidation = `f.market_type = 'perp' and f.explanation = ${perpVenueFacts.drift.liquidationExplanation}`

/** Returns the scan of a list. */
function scanOf({ venues, marketIndex, user }: LiquidationScope, bind: Bind): Scan {
  const checked: readonly Condition[] = [
    ...whenGiven('market', marketIndex, (index) => `f.market_index = ${index}::int`),
    ...whenGiven('user', user, (own) => `(f.taker = any(${ownKeys(own)}) or f.maker = any(${ownKeys(own)}))`),
  ]
  const over = `unnest(${bind(venues)}::text[]) as p (venue)`
  return {
    table: 'perp_fill',
    over,
    covered: [isLiquidation, 'f.venue = p.venue'],
    checked,
    bound: scanBounds.one,
  }
}

/** Returns the query that reads a page, newest first. */
export function liquidationsQuery(scope: LiquidationScope, cut: TapeCut): BoundQuery {
  return tapePageQuery((bind) => [scanOf(scope, bind)], cut, selectPerpFills)
}

/** Returns the query that reads the row at which the scan of a page stopped. */
function liquidationsLookedToQuery(scope: LiquidationScope, cut: TapeCut): BoundQuery {
  return lookedToQuery((bind) => [scanOf(scope, bind)], cut)
}

/** Reads a page of liquidations, and the place at which the search stopped. Rows behind it are incomplete. */
export async function readLiquidations(pool: Pool, scope: LiquidationScope, cut: TapeCut) {
  const query = liquidationsQuery(scope, cut)
  const fills = (await readRows<PerpFillRow>(pool, statementOf(query), query.values)).map(perpFillOf)
  if (!areBounded((bind) => [scanOf(scope, bind)])) return { fills, lookedTo: undefined }
  const behind = liquidationsLookedToQuery(scope, cut)
  const [lookedTo] = await readRows<TapePlaceRow>(pool, statementOf(behind), behind.values)
  return { fills, lookedTo }
}

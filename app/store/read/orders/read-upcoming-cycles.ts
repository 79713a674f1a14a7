import { type Address, trustedAddress } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import {
  type Bind,
  type BoundQuery,
  bindQuery,
  type Condition,
  whenGiven,
  writeConditions,
} from '~/store/postgres/conditions'
import { where } from '~/store/postgres/page-sql'
import type { Pool } from '~/store/postgres/pool'
import { readCount, readRows, statementOf } from '~/store/postgres/statement'
import { unitPrices } from '~/store/write/orders/dca-left'
import { type TokenFacts, type TokenFactsColumn, tokenFactsColumn, tokenFactsOf } from '../read-token-facts'

/** Planned cycles of a token's active DCA orders, with the filters of the list. */
export interface UpcomingScope {
  readonly mint: Address
  readonly side?: 'buy' | 'sell' | undefined
  /** Current time, for the age of prices. */
  readonly nowAt: UnixSeconds
  /** Time at which the list begins. Overdue orders execute their next cycle at this time. */
  readonly from: UnixSeconds
  /** End of the list, exclusive. */
  readonly before: UnixSeconds
  readonly minUsd?: number | undefined
}

/** Size and start of a page. A page starts after an offset, or after a place. */
export interface UpcomingCut {
  readonly limit: number
  readonly offset: number
  readonly place?: { readonly at: UnixSeconds; readonly key: string } | undefined
}

/** A planned cycle with the facts about the tokens of its order. */
export interface StoredUpcoming {
  readonly order: Address
  readonly trader: Address
  readonly at: UnixSeconds
  readonly input: TokenFacts
  readonly output: TokenFacts
  readonly inputRaw: bigint
}

/** Longest time between two cycles that is computed with, seconds. It is longer than any horizon. */
const longestCycleSeconds = 1_000_000_000

/** SQL: input that cycle number `index` of a plan sells, counted from 0, base units. */
const cycleRaw = (index: string) => `least(per_raw, left_raw - ${index} * per_raw)`

function conditionsOf({ mint, side }: UpcomingScope): readonly Condition[] {
  const sides = side === undefined ? ['input', 'output'] : [side === 'buy' ? 'output' : 'input']
  const isTraded = (value: string) => `(${sides.map((each) => `o.${each}_mint = ${value}`).join(' or ')})`
  return [
    { key: 'active', bind: [], sql: () => 'o.active and o.in_amount_per_cycle_raw > 0' },
    ...whenGiven('mint', mint, isTraded),
  ]
}

/**
 * Returns SQL for the orders of a list, with the number of their cycles before its end (`cycles`). The plan is that
 * of `planCycles`: cycles of the same size, and a smaller last one. A cycle is never larger than the one before
 * it, so those of at least the minimum value come first.
 */
function plansOf(scope: UpcomingScope, { bind, from, before }: Bounds): string {
  const orders = `select o.key, o.user_key, o.input_mint, o.output_mint, o.in_amount_per_cycle_raw as per_raw, t.unit_usd,
      greatest(o.in_deposited_raw - o.in_used_raw - o.in_withdrawn_raw, 0) as left_raw,
      greatest(o.next_cycle_at, ${from}) as first_at, least(greatest(o.cycle_frequency, 1), ${longestCycleSeconds}) as step
    from dca_order o left join ${unitPrices} on t.mint = o.input_mint
    ${where([...writeConditions(conditionsOf(scope), bind), `o.next_cycle_at < ${before}`])}`
  const minimum = scope.minUsd === undefined ? undefined : `${bind(scope.minUsd)}::float8`
  const isWorth = (raw: string) =>
    minimum === undefined ? 'true' : `coalesce(${raw}::float8 * unit_usd >= ${minimum}, false)`
  const rest = 'mod(left_raw, per_raw)'
  const bySize = `case when ${isWorth('per_raw')} then div(left_raw, per_raw) else 0 end
      + case when ${rest} > 0 and ${isWorth(rest)} then 1 else 0 end`
  return `select p.*, least((${before} - first_at + step - 1) / step, ${bySize})::bigint as cycles
    from (${orders} offset 0) p`
}

interface Bounds {
  readonly bind: Bind
  readonly from: string
  readonly before: string
}

/** Binds the times of a list. The current time is bound first, because `unitPrices` reads it from $1. */
function boundsOf(scope: UpcomingScope, bind: Bind): Bounds {
  bind(scope.nowAt)
  return { bind, from: `${bind(scope.from)}::bigint`, before: `${bind(scope.before)}::bigint` }
}

/**
 * Returns the query that reads a page, soonest first. The `limit + offset` orders that are due next are sufficient:
 * each of them has a cycle in the page or before it, and no later one can push an order of these out.
 */
export function upcomingPageQuery(scope: UpcomingScope, cut: UpcomingCut): BoundQuery {
  return bindQuery((bind) => {
    const bounds = boundsOf(scope, bind)
    const [limit, offset] = [`${bind(cut.limit)}::bigint`, `${bind(cut.offset)}::bigint`]
    const due = `select p.*, ${startOf(cut, bind)} as start from (${plansOf(scope, bounds)}) p`
    const soonest = `select d.*, max(d.next_at) over () as last_at from (
        select d.*, first_at + start * step as next_at from (${due}) d where start < cycles
        order by next_at, key limit ${limit} + ${offset}) d`
    const lastCycle = `least(cycles - 1, start + ${limit} + ${offset} - 1,
      case when count(*) over () < ${limit} + ${offset} then cycles else (last_at - first_at) / step end)`
    return `select c.key, c.user_key, c.at, c.input_raw, c.input_mint, c.output_mint,
        ${tokenFactsColumn('i', 'input_token')}, ${tokenFactsColumn('u', 'output_token')}
      from (
        select s.key, s.user_key, s.input_mint, s.output_mint, s.first_at + n * s.step as at, ${cycleRaw('n')} as input_raw
        from (select s.*, ${lastCycle} as last_cycle from (${soonest}) s) s cross join lateral generate_series(s.start, s.last_cycle) n
        order by at, s.key limit ${limit} offset ${offset}) c
      left join token i on i.mint = c.input_mint left join token u on u.mint = c.output_mint
      order by c.at, c.key`
  })
}

/** SQL: number of an order's cycles at the place of the page or before it. */
function startOf({ place }: UpcomingCut, bind: Bind): string {
  if (place === undefined) return '0::bigint'
  const [at, key] = [`${bind(place.at)}::bigint`, `${bind(place.key)}::text`]
  return `case when first_at > ${at} then 0
    when mod(${at} - first_at, step) = 0 and key > ${key} then (${at} - first_at) / step
    else (${at} - first_at) / step + 1 end`
}

/** Returns the query that counts the cycles of a list. */
export function upcomingCountQuery(scope: UpcomingScope): BoundQuery {
  return bindQuery((bind) => {
    const bounds = boundsOf(scope, bind)
    return `select coalesce(sum(cycles), 0)::float8 as count from (${plansOf(scope, bounds)}) p`
  })
}

/** Reads one page of planned cycles, soonest first. */
export async function readUpcomingCycles(
  pool: Pool,
  scope: UpcomingScope,
  cut: UpcomingCut,
): Promise<StoredUpcoming[]> {
  type Row = {
    key: string
    user_key: string
    at: number
    input_raw: string
    input_mint: string
    output_mint: string
    input_token: TokenFactsColumn
    output_token: TokenFactsColumn
  }
  const query = upcomingPageQuery(scope, cut)
  return (await readRows<Row>(pool, statementOf(query), query.values)).map((row) => ({
    order: trustedAddress(row.key),
    trader: trustedAddress(row.user_key),
    at: row.at,
    input: tokenFactsOf(row.input_mint, row.input_token),
    output: tokenFactsOf(row.output_mint, row.output_token),
    inputRaw: BigInt(row.input_raw),
  }))
}

/** Counts the planned cycles of a list. */
export function readUpcomingTotal(pool: Pool, scope: UpcomingScope): Promise<number> {
  const query = upcomingCountQuery(scope)
  return readCount(pool, statementOf(query), query.values)
}

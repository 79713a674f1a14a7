import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import type { OrdersOf } from '~/domain/order/volume-view'
import { invariant } from '~/lib/invariant'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import { usdPerMinuteSql } from './order-sort-sql'

/**
 * Sums over active DCA orders. A USD sum is `undefined` if there are orders but none of them has a known
 * value.
 */
export interface ActiveDcaSums {
  readonly orders: number
  /** Sum of the deposits, each valued at the opening of its order, USD; 0 if there are no orders. */
  readonly depositedUsd: number | undefined
  /** Amount spent per minute at current prices, USD; 0 if there are no orders. */
  readonly usdPerMinute: number | undefined
  /** The order whose next cycle is earliest; `undefined` if there are no orders. */
  readonly next:
    | { readonly inputMint: string; readonly outputMint: string; readonly at: UnixSeconds }
    | undefined
}

const condition: Readonly<Record<OrdersOf, string>> = {
  trader: 'o.user_key = $1',
  token: '(o.input_mint = $1 or o.output_mint = $1)',
  order: 'o.key = $1',
}

const summed = (of: OrdersOf) =>
  createStatement(`
  with own as materialized (
    select o.key, o.input_mint, o.output_mint, o.next_cycle_at, o.amount_usd, ${usdPerMinuteSql('$2')} as usd_per_minute
    from dca_order o where o.active and ${condition[of]})
  select sums.*, own.input_mint, own.output_mint, own.next_cycle_at
  from (select count(*)::int as orders, case count(*) when 0 then 0 else sum(amount_usd) end as deposited_usd,
      case count(*) when 0 then 0 else sum(usd_per_minute) end as usd_per_minute from own) sums
  left join (select * from own order by next_cycle_at, key limit 1) own on true`)

const statements = { trader: summed('trader'), token: summed('token'), order: summed('order') }

/**
 * Reads the sums of active DCA orders: of a wallet's orders, of the orders that buy or sell a token, or of
 * one order. Uses the prices that are valid at `now`.
 */
export async function readActiveDca(
  pool: Pool,
  of: OrdersOf,
  key: Address,
  now: UnixSeconds,
): Promise<ActiveDcaSums> {
  type Row = {
    orders: number
    deposited_usd: number | null
    usd_per_minute: number | null
    input_mint: string | null
    output_mint: string | null
    next_cycle_at: number | null
  }
  const [row] = await readRows<Row>(pool, statements[of], [key, now])
  invariant(row, 'a sum returns one row')
  const { input_mint: inputMint, output_mint: outputMint, next_cycle_at: at } = row
  return {
    orders: row.orders,
    depositedUsd: row.deposited_usd ?? undefined,
    usdPerMinute: row.usd_per_minute ?? undefined,
    next:
      inputMint === null || outputMint === null || at === null ? undefined : { inputMint, outputMint, at },
  }
}

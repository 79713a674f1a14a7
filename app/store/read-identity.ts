import { type Address, trustedAddress } from '~/domain/ids'
import type { SpotProtocolId } from '~/domain/protocol'
import type { Pool } from './pool'
import { isTraderSql } from './read-trader'
import { createStatement, readRows } from './statement'

/** Roles of an address, found in the store's tables. */
export interface KnownAs {
  /**
   * Program of the order with this address, even if only executions or endings of the order are stored;
   * `undefined`: not a known order.
   */
  readonly orderProtocol: SpotProtocolId | undefined
  /** Whether the address is in the token table, or on a side of an order. */
  readonly isMint: boolean
  readonly isPerpMarket: boolean
  /** Wallet of the perp User account with this address; `undefined`: not a known account. */
  readonly perpAuthority: Address | undefined
  /** Whether the address has, or ever had, an order or a perp account. */
  readonly isTrader: boolean
}

const sideOf = (table: string) =>
  `exists (select from ${table} where input_mint = $1) or exists (select from ${table} where output_mint = $1)`

const identity = createStatement(`select
  coalesce((select 'jupiter-dca' from dca_order where key = $1), (select protocol from limit_order where key = $1),
    (select protocol from fill where order_key = $1 limit 1), (select protocol from order_event where order_key = $1 limit 1)) as order_protocol,
  exists (select from token where mint = $1) or ${sideOf('dca_order')} or ${sideOf('limit_order')} as is_mint,
  exists (select from perp_market where key = $1) as is_perp_market,
  (select authority from perp_user where key = $1) as perp_authority,
  ${isTraderSql} as is_trader`)

/** Reads the roles of an address. Uses only keys and indexes. */
export async function readKnownAs(pool: Pool, address: Address): Promise<KnownAs> {
  type Row = {
    order_protocol: SpotProtocolId | null
    is_mint: boolean
    is_perp_market: boolean
    perp_authority: string | null
    is_trader: boolean
  }
  const [row] = await readRows<Row>(pool, identity, [address])
  return {
    orderProtocol: row?.order_protocol ?? undefined,
    isMint: row?.is_mint === true,
    isPerpMarket: row?.is_perp_market === true,
    perpAuthority: row?.perp_authority ? trustedAddress(row.perp_authority) : undefined,
    isTrader: row?.is_trader === true,
  }
}

import { type Address, trustedAddress } from '~/domain/base/ids'
import type { SpotProtocolId } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'
import { dcaProtocol } from '../batch/table-protocols'
import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'
import { isTraderSql } from './read-trader'

/** Roles of an address, as found in the tables of the store. */
export interface KnownAs {
  /**
   * Program of the order with this address; `undefined` if the address is not a known order. An order is also
   * known if only its executions or endings are stored.
   */
  readonly orderProtocol: SpotProtocolId | undefined
  /** Whether the address is a token: it is in the token table, or an order buys or sells it. */
  readonly isMint: boolean
  readonly isPerpMarket: boolean
  /** Venue of the perp market or User account with this address. `undefined`: it is neither. */
  readonly perpVenue: PerpVenue | undefined
  /**
   * Wallet that owns or owned the perp User account with this address; `undefined` if the address is not a known User
   * account. Trades still name a closed account.
   */
  readonly perpAuthority: Address | undefined
  /** Whether the address is a trader: it has or had an order or a perp account. */
  readonly isTrader: boolean
}

const sideOf = (table: string) =>
  `exists (select from ${table} where input_mint = $1) or exists (select from ${table} where output_mint = $1)`

const identity = createStatement(`select
  coalesce((select '${dcaProtocol}' from dca_order where key = $1), (select protocol from limit_order where key = $1),
    (select protocol from fill where order_key = $1 limit 1), (select protocol from order_event where order_key = $1 limit 1)) as order_protocol,
  exists (select from token where mint = $1) or ${sideOf('dca_order')} or ${sideOf('limit_order')} as is_mint,
  exists (select from perp_market where key = $1) as is_perp_market,
  coalesce((select venue from perp_market where key = $1), (select venue from perp_owner where user_key = $1)) as perp_venue,
  (select authority from perp_owner where user_key = $1) as perp_authority,
  ${isTraderSql} as is_trader`)

/** Reads the roles of an address, using only keys and indexes. */
export async function readKnownAs(pool: Pool, address: Address): Promise<KnownAs> {
  type Row = {
    order_protocol: SpotProtocolId | null
    is_mint: boolean
    is_perp_market: boolean
    perp_venue: PerpVenue | null
    perp_authority: string | null
    is_trader: boolean
  }
  const [row] = await readRows<Row>(pool, identity, [address])
  return {
    orderProtocol: row?.order_protocol ?? undefined,
    isMint: row?.is_mint === true,
    isPerpMarket: row?.is_perp_market === true,
    perpVenue: row?.perp_venue ?? undefined,
    perpAuthority: row?.perp_authority ? trustedAddress(row.perp_authority) : undefined,
    isTrader: row?.is_trader === true,
  }
}

import { type Address, trustedAddress } from '~/domain/ids'
import type { Pool } from './pool'
import { isTraderSql } from './read-trader'
import { createStatement, readRows } from './statement'

/** In which of our tables an address stands. */
export interface KnownAs {
  readonly isDcaOrder: boolean
  readonly limitVenue: 'jupiter' | 'kamino' | undefined
  /** In the token table, or on a side of an order. */
  readonly isMint: boolean
  readonly isPerpMarket: boolean
  /** The wallet of a perp User account with this address. */
  readonly perpAuthority: Address | undefined
  /** Has, or ever had, an order or a perp account. */
  readonly isTrader: boolean
}

const sideOf = (table: string) =>
  `exists (select from ${table} where input_mint = $1) or exists (select from ${table} where output_mint = $1)`

const identity = createStatement(`select
  exists (select from dca_order where key = $1) as is_dca_order,
  (select venue from limit_order where key = $1) as limit_venue,
  exists (select from token where mint = $1) or ${sideOf('dca_order')} or ${sideOf('limit_order')} as is_mint,
  exists (select from perp_market where key = $1) as is_perp_market,
  (select authority from perp_user where key = $1) as perp_authority,
  ${isTraderSql} as is_trader`)

/** What we know of an address, by keys and indexes only. */
export async function readKnownAs(pool: Pool, address: Address): Promise<KnownAs> {
  type Row = {
    is_dca_order: boolean
    limit_venue: 'jupiter' | 'kamino' | null
    is_mint: boolean
    is_perp_market: boolean
    perp_authority: string | null
    is_trader: boolean
  }
  const [row] = await readRows<Row>(pool, identity, [address])
  return {
    isDcaOrder: row?.is_dca_order === true,
    limitVenue: row?.limit_venue ?? undefined,
    isMint: row?.is_mint === true,
    isPerpMarket: row?.is_perp_market === true,
    perpAuthority: row?.perp_authority ? trustedAddress(row.perp_authority) : undefined,
    isTrader: row?.is_trader === true,
  }
}

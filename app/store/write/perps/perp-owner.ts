import { type Address, trustedAddress } from '~/domain/base/ids'
import type { PerpVenue } from '~/domain/protocol/venues'

/** Owner and market name in a perp row. Positions, orders and accounts have these fields. */
export interface OwnerRow {
  user_key: string
  authority: string
  sub_account_id: number
}

export interface NameRow {
  venue: PerpVenue
  market_index: number
  market_key: string | null
  market_name: string | null
  base_symbol: string | null
}

/** SQL columns of `OwnerRow`, read from the user `u`. */
export const ownerColumns = 'u.key as user_key, u.authority, u.sub_account_id'

/** Returns the SQL columns of `NameRow`, read from a table with a market index and from the market `m`. */
export function nameColumns(alias: string): string {
  return `${alias}.venue, ${alias}.market_index, m.key as market_key, m.name as market_name, m.base_symbol`
}

/** Returns the SQL join of the market `m` to a table with a venue and a market index. */
export function joinMarket(alias: string): string {
  return `left join perp_market m on m.venue = ${alias}.venue and m.market_index = ${alias}.market_index`
}

/**
 * Returns SQL for the keys of a trader's User accounts, including closed accounts. The trader is a wallet or
 * a single User account. `parameter` is an SQL parameter such as `$1`.
 */
export function ownKeys(parameter: string): string {
  return `array(select user_key from perp_owner where authority = ${parameter} union all select ${parameter}::text)`
}

export interface StoredPerpOwner {
  readonly userKey: Address
  readonly authority: Address
  readonly subAccountId: number
}

/** Reads the owner from a row. */
export function fromOwnerRow(row: OwnerRow): StoredPerpOwner {
  return {
    userKey: trustedAddress(row.user_key),
    authority: trustedAddress(row.authority),
    subAccountId: row.sub_account_id,
  }
}

export interface StoredMarketName {
  readonly venue: PerpVenue
  readonly marketIndex: number
  /**
   * Public key of the market. The key and the two names are `undefined` until the market's account is stored.
   */
  readonly marketKey: Address | undefined
  readonly marketName: string | undefined
  readonly baseSymbol: string | undefined
}

/** Reads the market's key and names from a row. */
export function fromNameRow(row: NameRow): StoredMarketName {
  return {
    venue: row.venue,
    marketIndex: row.market_index,
    marketKey: row.market_key === null ? undefined : trustedAddress(row.market_key),
    marketName: row.market_name ?? undefined,
    baseSymbol: row.base_symbol ?? undefined,
  }
}

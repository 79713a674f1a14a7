import type { Pool } from 'pg'
import { type Address, trustedAddress } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import { type ProtocolId, protocolFacts } from '~/domain/protocol/protocol'
import {
  type MissingSignature,
  readMissingSignatures,
  readSignatureGap,
  readUnreadable,
  type SignatureGap,
  type UnreadableTransactions,
} from '../batch/missing-transactions'
import type { OrphanedSlots } from '../batch/orphaned-slots'
import { dcaProtocol } from '../batch/table-protocols'
import { adviseOnDamage } from '../postgres/store-failure'
import { readSlotRows, readSlotsAfter, type SlotRows, type SlotsQuery } from '../rollback/read-slot-rows'
import {
  readNewestOrderEventAt,
  readUnopenedOrders,
  type StoredOrderKey,
  type UnopenedQuery,
} from './orders/read-unopened-orders'

/**
 * Reads from the store what the indexer needs to decide which data to request from the chain. Every method
 * throws if the store can't be reached.
 */
export interface IndexStateReader {
  /**
   * Returns the accounts of a protocol that exist on the chain according to the store, sorted by key and
   * starting after the key `after`.
   */
  readOnChainKeys(query: OnChainQuery): Promise<readonly Address[]>
  /**
   * Returns orders whose opening time or ending is unknown. The orders with the newest change come first. The
   * result starts after `after`.
   */
  readUnexplainedOrders(limit: number, after?: UnexplainedOrder): Promise<readonly UnexplainedOrder[]>
  /**
   * Returns unopened orders of a time range, sorted by key. Unopened orders have executions or endings but no
   * row.
   */
  readUnopenedOrders(query: UnopenedQuery): Promise<readonly StoredOrderKey[]>
  /**
   * Returns the time of the newest spot order event before a given time, unix seconds; `undefined` if there
   * is none.
   */
  readNewestOrderEventAt(before: UnixSeconds | undefined): Promise<UnixSeconds | undefined>
  /**
   * Returns mints that need a price. Mints of active orders come first, sorted by number of orders. The other
   * mints are sorted by the volume of the last 24 hours. `now` is in unix seconds.
   */
  readMintsToPrice(limit: number, now: UnixSeconds): Promise<readonly MintToPrice[]>
  /** Returns the missing transactions that a cursor has passed and that are due for another request. */
  readMissingSignatures(source: string, limit: number): Promise<readonly MissingSignature[]>
  /** Returns the number of transactions of a source that can't be read. */
  readUnreadable(source: string): Promise<UnreadableTransactions>
  /** Returns the oldest gap in the signatures that a cursor has passed; `undefined` if there is none. */
  readSignatureGap(source: string): Promise<SignatureGap | undefined>
  /** Returns the slots after a given slot that have rows in the store. */
  readSlotsAfter(query: SlotsQuery): Promise<readonly Slot[]>
  /** Returns the transactions and accounts that have rows in orphaned slots. */
  readSlotRows(orphaned: OrphanedSlots): Promise<SlotRows>
}

export interface MintToPrice {
  readonly mint: Address
  /**
   * Whether the mint has active orders or had executions within the last 24 hours. Executions without a known
   * value are included.
   */
  readonly isTraded: boolean
}

export interface OnChainQuery {
  readonly protocol: ProtocolId
  readonly after: Address | undefined
  readonly limit: number
  /**
   * Slot that filters the result. Only accounts whose newest stored change is older than this slot are
   * returned.
   */
  readonly beforeSlot: Slot
}

export interface UnexplainedOrder extends StoredOrderKey {
  /** Slot of the account state in the store. */
  readonly slot: Slot
}

interface KeyRow {
  readonly key: string
}

/** Returns SQL for the keys of a protocol's accounts; `undefined` if its accounts are not stored. */
function onChainSql(protocol: ProtocolId): string | undefined {
  switch (protocolFacts[protocol].kind) {
    case 'dca':
      return onChainOf(`dca_order where status = 'open'`)
    case 'limit':
      return onChainOf(`limit_order where status = 'open' and protocol = '${protocol}'`)
    case 'perp':
      return onChainOf(`perp_user where venue = '${protocolFacts[protocol].venue}'`)
    case 'token':
      return undefined
  }
}

function onChainOf(rows: string): string {
  return `select key from ${rows} and key > $1 and slot < $2 order by key limit $3`
}

function unexplainedOf(columns: string, rows: string): string {
  return `(select ${columns}, key, slot from ${rows} and ($2::int8 is null or (slot, key) < ($2, $3::text))
    order by slot desc, key desc limit $1)`
}

const unexplainedSql = `
  ${unexplainedOf('protocol', `limit_order where created_at is null and status = 'open'`)}
  union all ${unexplainedOf('protocol', `limit_order where status = 'ended'`)}
  union all ${unexplainedOf(`'${dcaProtocol}'`, `dca_order where status = 'ended'`)}
  order by slot desc, key desc limit $1`

/** Mints of all open and closed orders. A recursive query needs only one index lookup per mint. */
const orderMints = [
  { name: 'dca_inputs', column: 'input_mint', table: 'dca_order' },
  { name: 'dca_outputs', column: 'output_mint', table: 'dca_order' },
  { name: 'limit_inputs', column: 'input_mint', table: 'limit_order' },
  { name: 'limit_outputs', column: 'output_mint', table: 'limit_order' },
] as const

function distinctMints({ name, column, table }: (typeof orderMints)[number]): string {
  return `${name}(mint) as (select min(${column}) from ${table}
    union all select (select min(${column}) from ${table} where ${column} > mint) from ${name} where mint is not null)`
}

const daySeconds = 86_400

const mintsToPriceSql = `
  with recursive ${orderMints.map(distinctMints).join(', ')}
  select mint, orders > 0 or volume_usd > 0 or unpriced > 0 as is_traded from (
    select mint, sum(orders) as orders, sum(volume_usd) as volume_usd, sum(unpriced) as unpriced from (
      select input_mint as mint, count(*) as orders, 0::float8 as volume_usd, 0::int8 as unpriced from dca_order where active group by 1
      union all select output_mint, count(*), 0, 0 from dca_order where active group by 1
      union all select input_mint, count(*), 0, 0 from limit_order where active group by 1
      union all select output_mint, count(*), 0, 0 from limit_order where active group by 1
      union all select mint, 0, sum(bought_usd + sold_usd), sum(bought_unpriced + sold_unpriced) from token_volume_hour
        where hour_at > $2::int8 - ${daySeconds} group by 1
      union all select mint, 0, 0, 0 from token
      ${orderMints.map(({ name }) => `union all select mint, 0, 0, 0 from ${name} where mint is not null`).join(' ')}
    ) counted group by mint
  ) ranked order by orders desc, volume_usd desc, is_traded desc, mint limit $1`

/** Creates a reader that uses a connection pool. The caller closes the pool. */
export function createIndexStateReader(pool: Pool): IndexStateReader {
  return {
    readMissingSignatures: (source, limit) => adviseOnDamage(readMissingSignatures(pool, source, limit)),
    readUnreadable: (source) => adviseOnDamage(readUnreadable(pool, source)),
    readSignatureGap: (source) => adviseOnDamage(readSignatureGap(pool, source)),
    readSlotsAfter: (query) => adviseOnDamage(readSlotsAfter(pool, query)),
    readSlotRows: (orphaned) => adviseOnDamage(readSlotRows(pool, orphaned)),
    async readOnChainKeys({ protocol, after, limit, beforeSlot }) {
      const sql = onChainSql(protocol)
      if (sql === undefined) return []
      const { rows } = await adviseOnDamage(pool.query<KeyRow>(sql, [after ?? '', beforeSlot, limit]))
      return rows.map((row) => trustedAddress(row.key))
    },
    async readUnexplainedOrders(limit, after) {
      const values = [limit, after?.slot ?? null, after?.key ?? null]
      const { rows } = await adviseOnDamage(
        pool.query<KeyRow & { protocol: ProtocolId; slot: Slot }>(unexplainedSql, values),
      )
      return rows.map(({ protocol, key, slot }) => ({ protocol, key: trustedAddress(key), slot }))
    },
    readUnopenedOrders: (query) => adviseOnDamage(readUnopenedOrders(pool, query)),
    readNewestOrderEventAt: (before) => adviseOnDamage(readNewestOrderEventAt(pool, before)),
    async readMintsToPrice(limit, now) {
      const { rows } = await adviseOnDamage(
        pool.query<{ mint: string; is_traded: boolean }>(mintsToPriceSql, [limit, now]),
      )
      return rows.map((row) => ({ mint: trustedAddress(row.mint), isTraded: row.is_traded }))
    },
  }
}

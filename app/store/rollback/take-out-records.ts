import type { QueryResultRow } from 'pg'
import type { UnixSeconds } from '~/domain/base/time'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { ChangeSet } from '../batch/change-set'
import type { OrphanedSlots } from '../batch/orphaned-slots'
import type { Client } from '../postgres/pool'
import type { SideOfFill } from '../write/perps/position-chains'

/** Market and traders of an orphaned execution. The field names are the names of the table's columns. */
export interface OrphanedFill extends QueryResultRow {
  venue: PerpVenue
  market_index: number
  market_type: string
  taker: string | null
  maker: string | null
}

interface RecordRow {
  venue: PerpVenue
  user_key: string
  market_index: number
  fill_record_id: string
  maker: boolean
  delta_base_raw: string
  oracle_price_raw: string
  slot: number
  at: number
  is_orphaned: boolean
}

/**
 * Deletes the position records of orphaned executions. Also deletes later records of the same traders in the
 * same markets, because they may have been computed from an orphaned account state or across an orphaned
 * execution. Returns the sides of the executions that remain. The caller must write the position records of
 * these sides again.
 */
export async function takeOutRecords(
  client: Client,
  fills: readonly OrphanedFill[],
  { slots: orphanedSlots, sinceAt }: Pick<OrphanedSlots, 'slots' | 'sinceAt'>,
  changeSet: ChangeSet,
): Promise<readonly SideOfFill[]> {
  const sides = fills
    .filter((fill) => fill.market_type === 'perp')
    .flatMap(({ venue, market_index, taker, maker }) => [
      { venue, market_index, user: taker },
      { venue, market_index, user: maker },
    ])
    .filter(({ user }) => user !== null)
  if (sides.length === 0) return []
  const { rows } = await client.query<RecordRow>(
    `delete from perp_position_record r
      using (select distinct * from unnest($1::text[], $2::int4[], $5::text[]) t(user_key, market_index, venue)) t
      where r.user_key = t.user_key and r.market_index = t.market_index and r.venue = t.venue and (r.anchor_slot >= $3 or r.slot >= $3)
      returning r.venue, r.user_key, r.market_index, r.fill_record_id::text, r.maker, r.delta_base_raw::text, r.oracle_price_raw::text,
        r.slot, r.at, r.slot = any($4) as is_orphaned`,
    [
      sides.map(({ user }) => user),
      sides.map(({ market_index }) => market_index),
      Math.min(...orphanedSlots),
      orphanedSlots,
      sides.map(({ venue }) => venue),
    ],
  )
  for (const { venue } of rows)
    changeSet.markForResync(perpVenueFacts[venue].changeTopics.positions, Math.max(...orphanedSlots))
  const remaining = rows.filter(({ is_orphaned }) => !is_orphaned).map(fromRow)
  const ousted = await readOusted(client, rows.filter(({ is_orphaned }) => is_orphaned).map(fromRow), sinceAt)
  return [...remaining, ...ousted]
}

/**
 * Returns sides of executions that have no record, because the record of an orphaned execution had the same id.
 * Programs number executions, so two forks use the same numbers, and an execution of the winning fork may be stored
 * before the other fork is rolled back. Call this when the orphaned executions and records are deleted.
 */
async function readOusted(
  client: Client,
  orphaned: readonly SideOfFill[],
  sinceAt: UnixSeconds,
): Promise<readonly SideOfFill[]> {
  if (orphaned.length === 0) return []
  const { rows } = await client.query<RecordRow>({
    name: 'read-ousted-records',
    text: `select f.venue, t.user_key, f.market_index, f.fill_record_id::text, f.taker is distinct from t.user_key as maker,
        (case when case when f.taker = t.user_key then f.taker_direction else f.maker_direction end = 'long'
          then f.base_raw else -f.base_raw end)::text as delta_base_raw,
        f.oracle_price_raw::text, f.slot, f.at, false as is_orphaned
      from unnest($1::text[], $2::int4[], $3::text[], $4::int8[]) t(user_key, market_index, venue, fill_record_id)
      join perp_fill f on f.venue = t.venue and f.market_index = t.market_index and f.fill_record_id = t.fill_record_id
        and t.user_key in (f.taker, f.maker)
      where f.at >= $5 and f.market_type = 'perp'`,
    values: [
      orphaned.map(({ userKey }) => userKey),
      orphaned.map(({ marketIndex }) => marketIndex),
      orphaned.map(({ venue }) => venue),
      orphaned.map(({ fillRecordId }) => String(fillRecordId)),
      sinceAt,
    ],
  })
  return rows.map(fromRow)
}

function fromRow(row: RecordRow): SideOfFill {
  return {
    venue: row.venue,
    userKey: row.user_key,
    marketIndex: row.market_index,
    maker: row.maker,
    fillRecordId: BigInt(row.fill_record_id),
    deltaBaseRaw: BigInt(row.delta_base_raw),
    oraclePriceRaw: BigInt(row.oracle_price_raw),
    slot: row.slot,
    at: row.at,
  }
}

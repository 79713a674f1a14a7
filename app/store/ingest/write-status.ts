import { trustedSignature } from '~/domain/base/ids'
import { silentAfterSeconds } from '~/domain/service/uptime'
import { type CursorMove, type HeartbeatWrite, type QuarantineWrite, quarantinedBytes } from '../batch/batch'
import type { Client, Pool } from '../postgres/pool'

/** Stores corrupt updates with the reason why each is corrupt. */
export async function writeQuarantine(client: Client, rows: readonly QuarantineWrite[]): Promise<void> {
  for (const row of rows) {
    await client.query({
      name: 'insert-quarantine',
      text: `insert into quarantine (protocol, source, reason, bytes, slot) select $1, $2, $3, $4, $5
        where not exists (select from quarantine where source = $2 and slot = $5 and reason = $3)`,
      values: [
        row.protocol,
        row.source,
        row.reason,
        Buffer.from(row.bytes.subarray(0, quarantinedBytes)),
        row.slot,
      ],
    })
  }
}

/**
 * Moves cursors. Cursors of backfill only move towards the past, and other cursors only move towards the tip
 * of the chain.
 */
export async function writeCursors(client: Client, moves: readonly CursorMove[]): Promise<void> {
  for (const move of moves) {
    const isBeyond = move.towards === 'past' ? '<' : '>'
    await client.query({
      name: move.towards === 'past' ? 'move-cursor-back' : 'move-cursor',
      text: `insert into cursor as c (source, slot, signature, at) values ($1, $2, $3, $4)
        on conflict (source) do update set slot = excluded.slot, signature = coalesce(excluded.signature, c.signature),
          at = coalesce(excluded.at, c.at), moved_at = now()
        where excluded.slot ${isBeyond} c.slot
          or (excluded.slot = c.slot and excluded.signature is not null and excluded.signature is distinct from c.signature)`,
      values: [move.source, move.slot, move.signature ?? null, move.at ?? null],
    })
  }
}

interface CursorRow {
  source: string
  slot: number
  signature: string | null
  at: number | null
}

/** Reads the cursors of all chain readers. */
export async function readCursors(pool: Pool): Promise<readonly CursorMove[]> {
  const { rows } = await pool.query<CursorRow>(
    'select source, slot, signature, at from cursor order by source',
  )
  return rows.map(({ source, slot, signature, at }) => ({
    source,
    slot,
    signature: signature === null ? undefined : trustedSignature(signature),
    at: at ?? undefined,
  }))
}

/**
 * Stores the latest reports of the chain readers, and extends the time ranges in which the state of a reader
 * stays the same. Slots never decrease. If a node lags behind the previous node, the stored slots stay.
 */
export async function writeHeartbeats(client: Client, rows: readonly HeartbeatWrite[]): Promise<void> {
  await client.query({
    name: 'write-heartbeats',
    text: `with told as (
        insert into heartbeat as h (source, state, tip_slot, committed_slot, block_time, detail, counters, at, stretch_from)
        select source, state, "tipSlot", "committedSlot", "blockTime", detail, counters, now(), now()
        from jsonb_to_recordset($1::jsonb) as r(source text, state text, "tipSlot" int8, "committedSlot" int8, "blockTime" int8, detail text, counters jsonb)
        on conflict (source) do update set state = excluded.state, tip_slot = greatest(excluded.tip_slot, h.tip_slot),
          committed_slot = greatest(excluded.committed_slot, h.committed_slot), 
          block_time = case when excluded.committed_slot < h.committed_slot then h.block_time else coalesce(excluded.block_time, h.block_time) end, detail = excluded.detail, counters = excluded.counters, at = excluded.at,
          stretch_from = case when h.state = excluded.state and excluded.at - h.at <= make_interval(secs => ${silentAfterSeconds})
            then coalesce(h.stretch_from, excluded.at) else excluded.at end
        returning source, state, detail, stretch_from, at)
      insert into source_stretch as s (source, from_at, until_at, state, detail)
      select source, stretch_from, at, state, detail from told
      on conflict (source, from_at) do update set until_at = excluded.until_at, detail = coalesce(excluded.detail, s.detail)`,
    values: [JSON.stringify(rows)],
  })
}

import type { Slot, UnixSeconds } from '~/domain/base/time'
import { observeUiScale, type UiScale, type UiScaleConfig, uiMultiplierAt } from '~/domain/base/ui-scale'
import { absurdUsd } from '~/domain/order/fill-value'
import type { MintState } from '~/domain/token/token'
import type { PriceWrite, WriteOf } from '~/store/batch/batch'
import { type Column, columnArrays, columnNames, unnestColumns } from '~/store/postgres/columns'
import type { Client } from '~/store/postgres/pool'
import { wholeSeconds } from '~/store/postgres/whole-seconds'

/**
 * Minimum interval between confirmations of an unchanged scale, seconds. The interval limits the number of
 * writes, because each confirmation rewrites a row.
 */
const confirmEverySeconds = 600

/**
 * Scale of a mint whose account no longer has the scale extension, e.g. because the account was closed and
 * created again at the same address.
 */
const noExtension: UiScaleConfig = { multiplier: 1, newMultiplierEffectiveAt: 0n, newMultiplier: 1 }

/** Scale that the store contains for a token before a batch is written. */
interface KnownScale {
  readonly scale: UiScale | undefined
  /** Slot at which the scale was read from the mint account; `undefined` if the account was not read yet. */
  readonly slot: Slot | undefined
  readonly seenAt: UnixSeconds | undefined
  /** Whether the mint account of the token has been read. */
  readonly isRead: boolean
}

/** Stored scales of some tokens, and the current time of the database's clock. */
export interface KnownScales {
  /** Scales by mint. Tokens without a row are not included. */
  readonly byMint: ReadonlyMap<string, KnownScale>
  readonly now: UnixSeconds
}

interface KnownRow {
  readonly now: UnixSeconds
  readonly mint: string | null
  readonly ui_scale: UiScale | null
  readonly ui_scale_slot: Slot | null
  readonly ui_scale_seen_at: UnixSeconds | null
  readonly is_read: boolean
}

/** Reads the stored scales of the given tokens. */
export async function readKnownScales(client: Client, mints: readonly string[]): Promise<KnownScales> {
  const { rows } = await client.query<KnownRow>({
    name: 'known-ui-scales',
    text: `select c.now, t.mint, t.ui_scale, t.ui_scale_slot, case when t.ui_scale_seen_at > c.now then c.now else t.ui_scale_seen_at end as ui_scale_seen_at, t.decimals is not null as is_read
      from (select ${wholeSeconds('now()')} as now) c left join token t on t.mint = any($1)`,
    values: [mints],
  })
  const known = rows.flatMap(({ mint, ...row }) => (mint === null ? [] : [[mint, fromRow(row)] as const]))
  return { byMint: new Map(known), now: rows[0]?.now ?? Number.POSITIVE_INFINITY }
}

function fromRow(row: Omit<KnownRow, 'mint' | 'now'>): KnownScale {
  return {
    scale: row.ui_scale ?? undefined,
    slot: row.ui_scale_slot ?? undefined,
    seenAt: row.ui_scale_seen_at ?? undefined,
    isRead: row.is_read,
  }
}

interface ScaleRow {
  readonly mint: string
  readonly scale: UiScale
  readonly slot: Slot | undefined
  readonly seenAt: UnixSeconds
  readonly changed: boolean
  /**
   * Factor that corrects stored prices, which were per displayed unit while the multiplier was unknown. The
   * factor is 1 if no price needs correction.
   */
  readonly rescaleBy: number
}

const columns: readonly Column<ScaleRow>[] = [
  { name: 'mint', type: 'plain', of: (row) => row.mint },
  { name: 'ui_scale', type: 'text', of: (row) => JSON.stringify(row.scale) },
  { name: 'ui_scale_slot', type: 'int8', of: (row) => row.slot },
  { name: 'ui_scale_seen_at', type: 'int8', of: (row) => row.seenAt },
]

/**
 * Writes the multipliers from mint accounts. `known` must be read before the mint accounts are written.
 * Returns the mints whose scale changed.
 */
export async function writeMintScales(
  client: Client,
  writes: readonly WriteOf<MintState>[],
  known: KnownScales,
): Promise<readonly string[]> {
  const rows = writes.flatMap(({ state, slot, at }) => {
    const before = known.byMint.get(state.key)
    const isOlder = before?.slot !== undefined && slot < before.slot
    // If the mint account never had the scale extension, the Price API's multiplier stays, because the API's
    // prices are per unit of that multiplier.
    const config = state.uiScale ?? (before?.slot === undefined ? undefined : noExtension)
    return isOlder || config === undefined
      ? []
      : (scaleRow(state.key, config, { slot, at: Math.min(at, known.now) }, before) ?? [])
  })
  return writeScales(client, rows)
}

/**
 * Writes the multipliers from the Price API, but only for mints whose account has not provided a multiplier
 * yet. Returns the mints whose scale changed.
 */
export async function writeApiScales(
  client: Client,
  writes: readonly Pick<PriceWrite, 'mint' | 'at' | 'uiScale'>[],
): Promise<readonly string[]> {
  const reported = writes.filter(({ uiScale }) => uiScale !== undefined)
  if (reported.length === 0) return []
  const known = await readKnownScales(
    client,
    reported.map(({ mint }) => mint),
  )
  const rows = reported.flatMap(({ mint, at, uiScale }) => {
    const before = known.byMint.get(mint)
    if (uiScale === undefined || before?.slot !== undefined) return []
    return scaleRow(mint, uiScale, { slot: undefined, at: Math.min(at, known.now) }, before) ?? []
  })
  return writeScales(client, rows)
}

/** Returns the row to write; `undefined` if nothing has changed. */
function scaleRow(
  mint: string,
  config: UiScaleConfig,
  reported: { readonly slot: Slot | undefined; readonly at: UnixSeconds },
  before: KnownScale | undefined,
): ScaleRow | undefined {
  const confirmedAt = before?.seenAt
  const at = Math.max(reported.at, confirmedAt ?? 0)
  const scale = observeUiScale(before?.scale, config, { at, confirmedAt })
  const changed = JSON.stringify(scale) !== JSON.stringify(before?.scale)
  const isDue = confirmedAt === undefined || at - confirmedAt >= confirmEverySeconds
  const isFirstOfChain = reported.slot !== undefined && before?.slot === undefined
  if (!changed && !isDue && !isFirstOfChain) return undefined
  const isFirst = before !== undefined && before.scale === undefined && !before.isRead
  return {
    mint,
    scale,
    slot: reported.slot,
    seenAt: at,
    changed,
    rescaleBy: isFirst ? uiMultiplierAt(scale, at) : 1,
  }
}

async function writeScales(client: Client, rows: readonly ScaleRow[]): Promise<readonly string[]> {
  const last = [...new Map(rows.map((row) => [row.mint, row])).values()]
  if (last.length === 0) return []
  await client.query({
    name: 'write-ui-scales',
    text: `update token t set ui_scale = i.ui_scale::jsonb, ui_scale_slot = coalesce(i.ui_scale_slot, t.ui_scale_slot),
        ui_scale_seen_at = i.ui_scale_seen_at, updated_at = greatest(t.updated_at, i.ui_scale_seen_at)
      from (select ${columnNames(columns)} from ${unnestColumns(columns)}) i where t.mint = i.mint`,
    values: columnArrays(columns, last),
  })
  for (const { mint, rescaleBy } of last) if (rescaleBy !== 1) await rescalePrices(client, mint, rescaleBy)
  return last.filter(({ changed }) => changed).map(({ mint }) => mint)
}

/**
 * Corrects prices that were stored before the mint account was read. Without a multiplier, the API's prices
 * are per displayed unit and were stored unchanged. No order or fill was valued with them, because its amount
 * is unknown as long as the decimals are unknown. Only the prices therefore need correction.
 */
async function rescalePrices(client: Client, mint: string, multiplier: number): Promise<void> {
  const values = [mint, multiplier]
  await client.query(
    `delete from price_sample where mint = $1 and source = 'price-api' and price_usd * $2::float8 >= ${absurdUsd}`,
    values,
  )
  await client.query(
    `update price_sample set price_usd = price_usd * $2::float8 where mint = $1 and source = 'price-api'`,
    values,
  )
  await client.query(
    `update token set price_usd = case when price_usd * $2::float8 < ${absurdUsd} then price_usd * $2::float8 end
      where mint = $1 and price_source = 'price-api'`,
    values,
  )
  for (const table of ['candle_minute', 'candle_hour'])
    await client.query(
      `update ${table} set open = open * $2::float8, high = high * $2::float8, low = low * $2::float8, close = close * $2::float8 where mint = $1`,
      values,
    )
}

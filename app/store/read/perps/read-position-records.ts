import { type Address, trustedAddress } from '~/domain/base/ids'
import type { PerpMarketId } from '~/domain/perp/perp'
import type { PositionRecordKey } from '~/domain/perp/perp-activity-view'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, createStatementFamily, readRows } from '~/store/postgres/statement'
import { mostDigits, sizeDigits } from '~/store/write/perps/position-sizes'

/**
 * A stored position record with its owner. Base amounts are scaled by 1e9, prices and quote amounts by 1e6.
 */
export interface StoredPositionRecord extends PerpMarketId {
  readonly fillRecordId: bigint
  readonly maker: boolean
  readonly authority: Address
  readonly deltaBaseRaw: bigint
  readonly baseRaw: bigint
  readonly oraclePriceRaw: bigint
  /** Owner of the position, from the newest state of the User account; `undefined` if no state is stored. */
  readonly settledPnlQuoteRaw: bigint | undefined
  readonly at: number
  readonly slot: number
}

const columns = `r.venue, r.market_index, r.fill_record_id::text, r.maker, o.authority, r.delta_base_raw::text, r.base_raw::text,
  r.oracle_price_raw::text, u.settled_perp_pnl_quote_raw::text, r.at, r.slot`

/** The owner of a record is unknown until its User account is stored. Such a record is left out. */
const withOwner = `left join perp_owner o on o.user_key = r.user_key left join perp_user u on u.key = r.user_key`

const newestFirst = 'order by r.at desc, r.market_index desc, r.fill_record_id desc, r.maker desc'

/**
 * Maximum number of records to search in the smallest order of magnitude. The limit applies only if the
 * minimum size is above the lower end of that order of magnitude.
 */
const mostLookedThrough = 50_000

/**
 * Reads the newest position records of each venue and order of magnitude in the sequence of the index, and merges
 * them up to the limit. The size of a record must be checked only in the smallest order of magnitude.
 */
const newestOf = createStatementFamily((wanted: { least: number; venues: number }) => {
  const runs = Array.from({ length: wanted.venues }, (_, index) => runsOf(`$${3 + index}`, wanted.least))
    .flat()
    .map((each) => `(${each})`)
    .join(' union all ')
  return `select ${columns} from (select * from (${runs}) r ${newestFirst} limit $1) r ${withOwner} ${newestFirst}`
})

function runsOf(venue: string, least: number): readonly string[] {
  const run = (ofDigits: number, limit: string) =>
    `select * from perp_position_record r where r.venue = ${venue}::text and ${sizeDigits} = ${ofDigits} ${newestFirst} limit ${limit}`
  const smallest = `select * from (${run(least, String(mostLookedThrough))}) r
      where abs(r.base_raw)::float8 * r.oracle_price_raw / 1e15 >= $2 ${newestFirst} limit $1`
  return [smallest, ...Array.from({ length: mostDigits - least }, (_, step) => run(least + step + 1, '$1'))]
}

/** Whether a venue has more records in the smallest order of magnitude than `newestOf` searches. */
const hasMoreToLookThrough = createStatementFamily(
  (least: number) => `select 1 from unnest($1::text[]) v(venue), lateral (
    select 1 from perp_position_record r where r.venue = v.venue and ${sizeDigits} = ${least}
    ${newestFirst} offset ${mostLookedThrough} limit 1) more limit 1`,
)

/** The newest position records, and whether the list ended at a limit, so that older records may exist. */
export interface NewestRecords {
  readonly records: readonly StoredPositionRecord[]
  readonly endsAtLimit: boolean
}

/**
 * Reads the newest records of positions at the given venues whose size became `minSizeUsd` or more, newest first. Records whose
 * trader is unknown are left out of the result but count towards the limit.
 */
export async function readNewestRecords(
  pool: Pool,
  venues: readonly PerpVenue[],
  limit: number,
  minSizeUsd: number,
): Promise<NewestRecords> {
  const least = Math.min(mostDigits, String(Math.trunc(minSizeUsd)).length)
  const statement = newestOf({ least, venues: venues.length })
  // One record more than the limit shows whether there are older records.
  const found = await readRows<RecordRow>(pool, statement, [limit + 1, minSizeUsd, ...venues])
  const endsAtLimit =
    found.length > limit || (await readRows(pool, hasMoreToLookThrough(least), [venues])).length > 0
  return { records: found.slice(0, limit).flatMap(fromRow), endsAtLimit }
}

const byIdentity = createStatement(`
  select ${columns} from unnest($1::int4[], $2::int8[], $3::bool[], $4::text[]) w(market_index, fill_record_id, maker, venue)
  join perp_fill f on f.venue = w.venue and f.market_index = w.market_index and f.fill_record_id = w.fill_record_id
  join perp_position_record r on r.user_key = case when w.maker then f.maker else f.taker end
    and r.venue = w.venue and r.market_index = w.market_index and r.fill_record_id = w.fill_record_id and r.maker = w.maker
  ${withOwner} ${newestFirst}`)

/** Reads the position records with the given identities, newest first. Unknown identities are left out. */
export async function readRecordsByIdentity(
  pool: Pool,
  wanted: readonly PositionRecordKey[],
): Promise<StoredPositionRecord[]> {
  const rows = await readRows<RecordRow>(pool, byIdentity, [
    wanted.map(({ marketIndex }) => marketIndex),
    wanted.map(({ fillRecordId }) => String(fillRecordId)),
    wanted.map(({ isMaker }) => isMaker),
    wanted.map(({ venue }) => venue),
  ])
  return rows.flatMap(fromRow)
}

interface RecordRow {
  venue: PerpVenue
  market_index: number
  fill_record_id: string
  maker: boolean
  authority: string | null
  delta_base_raw: string
  base_raw: string
  oracle_price_raw: string
  settled_perp_pnl_quote_raw: string | null
  at: number
  slot: number
}

/** Returns an empty list for a record whose owner is unknown. */
function fromRow(row: RecordRow): StoredPositionRecord[] {
  if (row.authority === null) return []
  return [
    {
      venue: row.venue,
      marketIndex: row.market_index,
      fillRecordId: BigInt(row.fill_record_id),
      maker: row.maker,
      authority: trustedAddress(row.authority),
      deltaBaseRaw: BigInt(row.delta_base_raw),
      baseRaw: BigInt(row.base_raw),
      oraclePriceRaw: BigInt(row.oracle_price_raw),
      settledPnlQuoteRaw:
        row.settled_perp_pnl_quote_raw === null ? undefined : BigInt(row.settled_perp_pnl_quote_raw),
      at: row.at,
      slot: row.slot,
    },
  ]
}

import type { UnixSeconds } from '~/domain/base/time'
import type { PerpFilled } from '~/domain/chain/chain-event'
import type { PositionAnchor, PositionFill, SizedFill } from '~/domain/perp/position-record'
import { perpVenueOf } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'
import { type Seen, timeOf } from '~/store/batch/insert-once'
import type { Client } from '~/store/postgres/pool'

/** The taker's side or the maker's side of a perp execution. */
export interface SideOfFill extends PositionFill {
  readonly venue: PerpVenue
  readonly userKey: string
  readonly marketIndex: number
  readonly maker: boolean
  readonly oraclePriceRaw: bigint
  readonly at: UnixSeconds
}

/** New fills of one trader in one market, sorted by id. */
export interface PositionChain {
  readonly venue: PerpVenue
  readonly userKey: string
  readonly marketIndex: number
  readonly fills: readonly SideOfFill[]
}

/** Returns the taker's and the maker's side of a perp execution, if the event contains them. */
export function sidesOf(fill: Seen<PerpFilled>): SideOfFill[] {
  if (fill.marketType !== 'perp') return []
  const side = (
    userKey: string | undefined,
    direction: PerpFilled['takerDirection'],
    maker: boolean,
  ): SideOfFill[] =>
    userKey === undefined || direction === undefined
      ? []
      : [
          {
            venue: perpVenueOf(fill.protocol),
            userKey,
            marketIndex: fill.marketIndex,
            maker,
            fillRecordId: fill.fillRecordId,
            deltaBaseRaw: direction === 'long' ? fill.baseRaw : -fill.baseRaw,
            oraclePriceRaw: fill.oraclePriceRaw,
            slot: fill.slot,
            at: timeOf(fill),
          },
        ]
  const taken = side(fill.taker, fill.takerDirection, false)
  // The program forbids a trader to trade with itself. If taker and maker of a record are equal, the record
  // counts for the taker only.
  return fill.maker === fill.taker ? taken : [...taken, ...side(fill.maker, fill.makerDirection, true)]
}

/** Groups sides of executions by trader and market, and sorts each group by id. */
export function chainsOf(sides: readonly SideOfFill[]): readonly PositionChain[] {
  const chains = new Map<string, PositionChain & { fills: SideOfFill[] }>()
  for (const side of sides) {
    const key = `${side.venue} ${side.userKey} ${side.marketIndex}`
    const known = chains.get(key)
    if (known === undefined)
      chains.set(key, {
        venue: side.venue,
        userKey: side.userKey,
        marketIndex: side.marketIndex,
        fills: [side],
      })
    else known.fills.push(side)
  }
  for (const { fills } of chains.values())
    fills.sort((left, right) => (left.fillRecordId < right.fillRecordId ? -1 : 1))
  return [...chains.values()]
}

/** Stored fills next to new fills of a trader in a market, and the newest state of the trader's account. */
export interface Neighbourhood {
  readonly known: readonly SizedFill[]
  readonly anchor: PositionAnchor | undefined
}

interface NeighbourRow {
  n: number
  account_slot: number | null
  account_base_raw: string | null
  fill_record_id: string | null
  slot: number
  delta_base_raw: string
  base_raw: string
  anchor_slot: number
}

const ofChain = 'r.user_key = w.user_key and r.market_index = w.market_index and r.venue = w.venue'

/**
 * SQL columns of a neighbouring fill. `id` is only for sorting in SQL. The id is also read as a string,
 * because a JavaScript number can't represent every bigint.
 */
const neighbourColumns =
  'r.fill_record_id::text, r.slot, r.delta_base_raw::text, r.base_raw::text, r.anchor_slot, r.fill_record_id as id'

const neighbours = (which: string) =>
  `(select ${neighbourColumns} from perp_position_record r where ${ofChain} and ${which})`

const neighbourhoodsSql = `
  select w.n::int4 as n, u.slot as account_slot, coalesce(p.base_raw, 0)::text as account_base_raw,
    k.fill_record_id, k.slot, k.delta_base_raw, k.base_raw, k.anchor_slot
  from unnest($1::text[], $2::int4[], $3::int8[], $4::int8[], $5::text[]) with ordinality w(user_key, market_index, first_id, last_id, venue, n)
  left join perp_user u on u.key = w.user_key and u.venue = w.venue
  left join perp_position p on p.user_key = w.user_key and p.market_index = w.market_index and p.venue = w.venue
  left join lateral (
    ${neighbours('r.fill_record_id < w.first_id order by r.fill_record_id desc limit 1')} union all
    ${neighbours('r.fill_record_id between w.first_id and w.last_id')} union all
    ${neighbours('r.fill_record_id > w.last_id order by r.fill_record_id limit 1')}) k on true
  order by w.n, k.id`

/** Reads for each chain the stored fills next to the new ones, and the newest state of the account. */
export async function readNeighbourhoods(
  client: Client,
  chains: readonly PositionChain[],
): Promise<readonly Neighbourhood[]> {
  const { rows } = await client.query<NeighbourRow>({
    name: 'position-neighbours',
    text: neighbourhoodsSql,
    values: [
      chains.map(({ userKey }) => userKey),
      chains.map(({ marketIndex }) => marketIndex),
      chains.map(({ fills }) => String(fills[0]?.fillRecordId)),
      chains.map(({ fills }) => String(fills.at(-1)?.fillRecordId)),
      chains.map(({ venue }) => venue),
    ],
  })
  const found = new Map<number, NeighbourRow[]>()
  for (const row of rows) {
    const own = found.get(row.n)
    if (own === undefined) found.set(row.n, [row])
    else own.push(row)
  }
  return chains.map((_, index) => toNeighbourhood(found.get(index + 1) ?? []))
}

/**
 * Converts the rows of one chain. Each row contains the account and, if there is one, a neighbouring fill.
 */
function toNeighbourhood(rows: readonly NeighbourRow[]): Neighbourhood {
  const [first] = rows
  const slot = first?.account_slot ?? undefined
  const baseRaw = first?.account_base_raw ?? undefined
  return {
    known: rows.flatMap((row) =>
      row.fill_record_id === null
        ? []
        : {
            fillRecordId: BigInt(row.fill_record_id),
            slot: row.slot,
            deltaBaseRaw: BigInt(row.delta_base_raw),
            baseRaw: BigInt(row.base_raw),
            anchorSlot: row.anchor_slot,
          },
    ),
    anchor: slot === undefined || baseRaw === undefined ? undefined : { slot, baseRaw: BigInt(baseRaw) },
  }
}

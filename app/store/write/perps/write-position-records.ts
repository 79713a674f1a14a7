import type { Slot } from '~/domain/base/time'
import { type PositionRecordKey, positionRecordKey } from '~/domain/perp/perp-activity-view'
import { type Placement, placeFills, type SizedFill } from '~/domain/perp/position-record'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { ChangeSet } from '~/store/batch/change-set'
import { type Column, column, columnArrays, columnNames, unnestColumns } from '~/store/postgres/columns'
import type { Client } from '~/store/postgres/pool'
import { chainsOf, type PositionChain, readNeighbourhoods, type SideOfFill } from './position-chains'

type RecordRow = SideOfFill & Pick<SizedFill, 'baseRaw' | 'anchorSlot'>

const recordColumns: readonly Column<RecordRow>[] = [
  column('venue', 'plain', (row) => row.venue),
  column('user_key', 'plain', (row) => row.userKey),
  column('market_index', 'int4', (row) => row.marketIndex),
  column('fill_record_id', 'int8', (row) => row.fillRecordId),
  column('maker', 'bool', (row) => row.maker),
  column('delta_base_raw', 'int8', (row) => row.deltaBaseRaw),
  column('base_raw', 'int8', (row) => row.baseRaw),
  column('anchor_slot', 'int8', (row) => row.anchorSlot),
  column('oracle_price_raw', 'int8', (row) => row.oraclePriceRaw),
  column('slot', 'int8', (row) => row.slot),
  column('at', 'int8', (row) => row.at),
]

/**
 * Writes position records. A record contains the size that an execution left on the position of one side.
 * `sides` must come from newly inserted executions, so that no execution is recorded twice, or from records
 * that a rollback deleted. The accounts of the same batch must be written first.
 */
export async function writePositionRecords(
  client: Client,
  sides: readonly SideOfFill[],
  changeSet: ChangeSet,
): Promise<void> {
  const chains = chainsOf(sides)
  if (chains.length === 0) return
  const neighbourhoods = await readNeighbourhoods(client, chains)
  const rows: RecordRow[] = []
  const moved: Moved[] = []
  const shifts: Shift[] = []
  for (const [index, chain] of chains.entries()) {
    const { known = [], anchor } = neighbourhoods[index] ?? {}
    const placement = placeFills(known, anchor, chain.fills)
    rows.push(...rowsOf(chain, placement))
    moved.push(...placement.moved.map((record) => ({ ...record, ...ofChain(chain) })))
    shifts.push(...shiftsOf(chain, known, placement))
  }
  // New records already have their final size, so they are inserted only after the existing records are
  // shifted.
  await moveRecords(client, moved, changeSet)
  await shiftRecords(client, shifts, changeSet)
  await insertRecords(client, rows, changeSet)
}

const ofChain = ({ venue, userKey, marketIndex }: PositionChain) => ({ venue, userKey, marketIndex })

function rowsOf(chain: PositionChain, { placed }: Placement): RecordRow[] {
  const fills = new Map(chain.fills.map((fill) => [fill.fillRecordId, fill]))
  return placed.flatMap(({ fillRecordId, baseRaw, anchorSlot }) => {
    const fill = fills.get(fillRecordId)
    return fill === undefined ? [] : [{ ...fill, baseRaw, anchorSlot }]
  })
}

async function insertRecords(
  client: Client,
  rows: readonly RecordRow[],
  changeSet: ChangeSet,
): Promise<void> {
  if (rows.length === 0) return
  await client.query({
    name: 'insert-position-records',
    text: `insert into perp_position_record (${columnNames(recordColumns)}) select * from ${unnestColumns(recordColumns)} on conflict do nothing`,
    values: columnArrays(recordColumns, rows),
  })
  for (const row of rows) recordChanged({ ...row, isMaker: row.maker }, row.slot, changeSet)
}

type Moved = SizedFill & Pick<PositionChain, 'venue' | 'userKey' | 'marketIndex'>

/** Returns the position records that an update changed. */
const recordedOf = 'returning r.venue, r.market_index, r.fill_record_id::text, r.maker, r.slot'

interface RecordedRow {
  venue: PerpVenue
  market_index: number
  fill_record_id: string
  maker: boolean
  slot: number
}

function recordChanges(rows: readonly RecordedRow[], changeSet: ChangeSet): void {
  for (const row of rows) {
    const record = {
      venue: row.venue,
      marketIndex: row.market_index,
      fillRecordId: BigInt(row.fill_record_id),
      isMaker: row.maker,
    }
    recordChanged(record, row.slot, changeSet)
  }
}

function recordChanged(record: PositionRecordKey, slot: Slot, changeSet: ChangeSet): void {
  changeSet.changed(perpVenueFacts[record.venue].changeTopics.positions, positionRecordKey(record), slot)
}

/** Updates neighbouring records if there is a new fill between these records and their account state. */
async function moveRecords(client: Client, moved: readonly Moved[], changeSet: ChangeSet): Promise<void> {
  if (moved.length === 0) return
  const { rows } = await client.query<RecordedRow>({
    name: 'move-position-records',
    text: `update perp_position_record r set base_raw = t.base_raw
      from unnest($1::text[], $2::int4[], $3::int8[], $4::int8[]) t(user_key, market_index, fill_record_id, base_raw)
      where r.user_key = t.user_key and r.market_index = t.market_index and r.fill_record_id = t.fill_record_id ${recordedOf}`,
    values: [
      moved.map(({ userKey }) => userKey),
      moved.map(({ marketIndex }) => marketIndex),
      moved.map(({ fillRecordId }) => String(fillRecordId)),
      moved.map(({ baseRaw }) => String(baseRaw)),
    ],
  })
  recordChanges(rows, changeSet)
}

/**
 * Change of the size of position records beyond the neighbours of new fills. If `older` is true, the change
 * applies to records with a lower id whose anchor has at least the given slot. Otherwise, the change applies
 * to records with a higher id whose anchor has a lower slot.
 */
interface Shift {
  readonly userKey: string
  readonly marketIndex: number
  readonly older: boolean
  readonly fillRecordId: bigint
  readonly slot: number
  readonly baseRaw: bigint
}

function shiftsOf(chain: PositionChain, known: readonly SizedFill[], placement: Placement): Shift[] {
  const [first, last] = [known[0], known.at(-1)]
  const shift = (older: boolean, from: SizedFill | undefined) => (one: { slot: number; baseRaw: bigint }) =>
    from === undefined ? [] : [{ ...ofChain(chain), ...one, older, fillRecordId: from.fillRecordId }]
  return [
    ...placement.olderShifts.flatMap(shift(true, first)),
    ...placement.newerShifts.flatMap(shift(false, last)),
  ]
}

/**
 * Shifts the sizes of position records beyond the neighbours of new fills. This is needed only if history
 * arrives out of order, which is rare. The slots of anchors never decrease along a chain. The affected
 * records are therefore next to the neighbours, up to the first record whose anchor is on the other side of
 * the given slot.
 */
async function shiftRecords(client: Client, shifts: readonly Shift[], changeSet: ChangeSet): Promise<void> {
  if (shifts.length === 0) return
  const own = 'o.user_key = t.user_key and o.market_index = t.market_index'
  const { rows } = await client.query<RecordedRow>({
    name: 'shift-position-records',
    text: `with t as (
        select * from unnest($1::text[], $2::int4[], $3::bool[], $4::int8[], $5::int8[], $6::int8[])
          t(user_key, market_index, older, fill_record_id, slot, base_raw)
      ), reach as (
        select t.user_key, t.market_index, t.base_raw, t.fill_record_id as below, coalesce((
          select o.fill_record_id from perp_position_record o where ${own} and o.fill_record_id < t.fill_record_id
            and o.anchor_slot < t.slot order by o.fill_record_id desc limit 1), -1) as above
        from t where older
        union all
        select t.user_key, t.market_index, t.base_raw, coalesce((
          select o.fill_record_id from perp_position_record o where ${own} and o.fill_record_id > t.fill_record_id
            and o.anchor_slot >= t.slot order by o.fill_record_id limit 1), 9223372036854775807), t.fill_record_id
        from t where not older
      ), s as (
        select t.user_key, t.market_index, o.fill_record_id, sum(t.base_raw)::int8 as shift
        from reach t join perp_position_record o on ${own} and o.fill_record_id > t.above and o.fill_record_id < t.below
        group by 1, 2, 3)
      update perp_position_record r set base_raw = r.base_raw + s.shift from s
      where r.user_key = s.user_key and r.market_index = s.market_index and r.fill_record_id = s.fill_record_id and s.shift <> 0 ${recordedOf}`,
    values: [
      shifts.map(({ userKey }) => userKey),
      shifts.map(({ marketIndex }) => marketIndex),
      shifts.map(({ older }) => older),
      shifts.map(({ fillRecordId }) => String(fillRecordId)),
      shifts.map(({ slot }) => slot),
      shifts.map(({ baseRaw }) => String(baseRaw)),
    ],
  })
  recordChanges(rows, changeSet)
}

/**
 * Sets the anchor of position records that were written before their account was known, and corrects the
 * sizes of these records. The sizes were computed as if the position had been empty at first. `keys` are keys
 * of User accounts.
 */
export async function anchorRecords(
  client: Client,
  keys: readonly string[],
  changeSet: ChangeSet,
): Promise<void> {
  if (keys.length === 0) return
  const own = 'r.user_key = c.user_key and r.market_index = c.market_index'
  const { rows } = await client.query<RecordedRow>({
    name: 'anchor-position-records',
    text: `with c as (
        select distinct user_key, market_index from perp_position_record where user_key = any($1) and anchor_slot < 0
      ), s as (
        select c.user_key, c.market_index, u.slot, coalesce(p.base_raw, 0) - coalesce(
          (select r.base_raw from perp_position_record r where ${own} and r.slot <= u.slot order by r.fill_record_id desc limit 1),
          (select r.base_raw - r.delta_base_raw from perp_position_record r where ${own} order by r.fill_record_id limit 1)) as shift
        from c join perp_user u on u.key = c.user_key
        left join perp_position p on p.user_key = c.user_key and p.market_index = c.market_index)
      update perp_position_record r set base_raw = r.base_raw + s.shift, anchor_slot = s.slot from s
      where r.user_key = s.user_key and r.market_index = s.market_index and r.anchor_slot < 0 ${recordedOf}`,
    values: [keys],
  })
  recordChanges(rows, changeSet)
}

import { mints } from '~/domain/mints'
import { absurdUsd, mostDecimals } from './amount-usd'
import { type Column, columnArrays, columnNames, unnestColumns } from './columns'
import type { Client } from './pool'
import { newestSample } from './price-samples'
import type { FillFacts, FillRevision } from './rollups/roll-fills'
import type { InsertedEvent } from './write-order-events'

/**
 * Kamino tells what is left after a fill, not what was sold: that is the difference to the least amount above it that we know of the order,
 * be it another fill's, the amount at the opening, or the amount at first sight. Fills of one order only ever lessen what is left, so the
 * order of arrival does not matter. Without such an amount the input stays unknown. Answers the fills of these orders whose input is another
 * now than it was: they must be valued again.
 */
export async function findFillInputs(
  client: Client,
  orderKeys: readonly string[],
): Promise<readonly InsertedEvent[]> {
  if (orderKeys.length === 0) return []
  const { rows } = await client.query<InsertedEvent>({
    name: 'find-fill-inputs',
    text: `update fill f set input_raw = m.before_raw - f.remaining_raw
      from fill g cross join lateral (
        select min(mark) as before_raw from (
          select remaining_raw from fill where order_key = g.order_key
          union all select input_raw from order_event where order_key = g.order_key and kind = 'opened'
          union all select first_remaining_raw from limit_order where key = g.order_key
        ) known(mark) where mark > g.remaining_raw) m
      where g.order_key = any($1) and g.protocol = 'kamino-limit' and m.before_raw is not null
        and (f.signature, f.instruction_path, f.event_index, f.at) = (g.signature, g.instruction_path, g.event_index, g.at)
        and f.input_raw is distinct from m.before_raw - f.remaining_raw
      returning f.signature, f.instruction_path, f.event_index, f.order_key, f.at`,
    values: [[...new Set(orderKeys)]],
  })
  return rows
}

/** SQL: the dollar coins, which count as one dollar each. */
export const dollars = `('${mints.USDC}', '${mints.USDT}')`
const isDollar = `leg.mint in ${dollars}`

/**
 * SQL: USD of the fill `g` by the leg whose price is least in doubt: a dollar coin counts as one, then SOL, then a verified token, then any, by its
 * newest sample of the ten minutes before the fill. Of equal legs the input counts.
 */
export const usdOfFill = `select usd from (
    select leg.place,
      case when ${isDollar} then 0 when leg.mint = '${mints.wSOL}' then 1 when t.verified then 2 else 3 end as doubt,
      case when ${isDollar} then leg.raw::float8 / 1e6
        when t.decimals <= ${mostDecimals} then leg.raw::float8 / power(10::float8, t.decimals) * p.price_usd end as usd
    from (values (0, g.input_mint, g.input_raw), (1, g.output_mint, g.output_raw)) leg(place, mint, raw)
    left join token t on t.mint = leg.mint
    left join lateral (${newestSample('leg.mint', 'g.at')}) p on not ${isDollar}) priced
  where usd < ${absurdUsd} order by doubt, place limit 1`

/** A stored execution with its value. */
export interface ValuedFill extends FillFacts, InsertedEvent {}

/** How an execution changed that is still there. */
export interface ValuedRevision extends FillRevision {
  readonly after: ValuedFill
}

const askedColumns: readonly Column<InsertedEvent>[] = [
  { name: 'signature', type: 'plain', of: (row) => row.signature },
  { name: 'instruction_path', type: 'plain', of: (row) => row.instruction_path },
  { name: 'event_index', type: 'int4', of: (row) => row.event_index },
  { name: 'at', type: 'int8', of: (row) => row.at },
]

const identity = columnNames(askedColumns)

const valueAsked = `with valued as (
    select ${columnNames(askedColumns, 'g.')}, g.protocol, g.maker, g.order_key, g.input_mint, g.output_mint, g.usd as known_usd, best.usd
    from (select distinct ${identity} from ${unnestColumns(askedColumns)}) asked
    join fill g using (${identity}) left join lateral (${usdOfFill}) best on true
  ), updated as (
    update fill f set usd = v.usd from valued v
    where (${columnNames(askedColumns, 'f.')}) = (${columnNames(askedColumns, 'v.')}) and v.usd is distinct from v.known_usd
  )
  select * from valued where usd is distinct from known_usd`

/** Values stored fills in USD anew. Answers those whose value is another now. */
export async function revalueFills(
  client: Client,
  fills: readonly InsertedEvent[],
): Promise<readonly ValuedRevision[]> {
  if (fills.length === 0) return []
  const { rows } = await client.query<ValuedFill & { known_usd: number | null }>({
    name: 'value-fills',
    text: valueAsked,
    values: columnArrays(askedColumns, fills),
  })
  return rows.map((after) => ({ before: { ...after, usd: after.known_usd }, after }))
}

/**
 * Trade events of the Jupiter limit programs name neither maker nor mints. Those that came before their order get them from it once it is known.
 * Answers how that changes them; they have to be valued then.
 */
export async function completeFills(
  client: Client,
  orderKeys: readonly string[],
): Promise<readonly ValuedRevision[]> {
  if (orderKeys.length === 0) return []
  const { rows } = await client.query<
    ValuedFill & { known_maker: string | null; known_input: string | null; known_output: string | null }
  >({
    name: 'complete-fills',
    text: `update fill f set maker = coalesce(g.maker, l.maker), input_mint = coalesce(g.input_mint, l.input_mint),
        output_mint = coalesce(g.output_mint, l.output_mint)
      from fill g join limit_order l on l.key = g.order_key
      where g.order_key = any($1) and (g.maker is null or g.input_mint is null or g.output_mint is null)
        and (${columnNames(askedColumns, 'f.')}) = (${columnNames(askedColumns, 'g.')})
      returning ${columnNames(askedColumns, 'f.')}, f.protocol, f.order_key, f.maker, f.input_mint, f.output_mint, f.usd,
        g.maker as known_maker, g.input_mint as known_input, g.output_mint as known_output`,
    values: [orderKeys],
  })
  return rows.map(({ known_maker, known_input, known_output, ...after }) => ({
    before: { ...after, maker: known_maker, input_mint: known_input, output_mint: known_output },
    after,
  }))
}

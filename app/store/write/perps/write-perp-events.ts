import type { UnixSeconds } from '~/domain/base/time'
import type { ChainEvent, PerpFilled, PerpFundingUpdated, PerpOrderAction } from '~/domain/chain/chain-event'
import { perpTradeId } from '~/domain/perp/perp-view'
import { perpFactsOf } from '~/domain/protocol/perp-venue'
import { perpVenueOf } from '~/domain/protocol/protocol'
import type { ChangeSet } from '~/store/batch/change-set'
import { identityColumns, insertOnce, type Seen, timeOf } from '~/store/batch/insert-once'
import { type Column, column, columnArrays, columnNames, unnestColumns } from '~/store/postgres/columns'
import type { Client } from '~/store/postgres/pool'
import type { StoredSample } from '~/store/rollups/roll-candles'
import { type PerpFillFacts, rollPerpFills } from '~/store/rollups/roll-perp-fills'
import { readRecordPrices } from '../prices/perp-record-prices'
import { writePastPrices } from '../prices/write-past-prices'
import { datePlacedOrders } from './date-perp-orders'
import { sidesOf } from './position-chains'
import { writePositionRecords } from './write-position-records'

const fillColumns: readonly Column<Seen<PerpFilled>>[] = [
  ...identityColumns,
  column('venue', 'plain', (event) => perpVenueOf(event.protocol)),
  column('market_index', 'int4', (event) => event.marketIndex),
  column('market_type', 'plain', (event) => event.marketType),
  column('fill_record_id', 'numeric', (event) => event.fillRecordId),
  column('base_raw', 'numeric', (event) => event.baseRaw),
  column('quote_raw', 'numeric', (event) => event.quoteRaw),
  column('taker', 'plain', (event) => event.taker),
  column('taker_order_id', 'int8', (event) => event.takerOrderId),
  column('taker_direction', 'plain', (event) => event.takerDirection),
  column('taker_fee_quote_raw', 'numeric', (event) => event.takerFeeQuoteRaw),
  column('maker', 'plain', (event) => event.maker),
  column('maker_order_id', 'int8', (event) => event.makerOrderId),
  column('maker_direction', 'plain', (event) => event.makerDirection),
  column('maker_fee_quote_raw', 'numeric', (event) => event.makerFeeQuoteRaw),
  column('oracle_price_raw', 'numeric', (event) => event.oraclePriceRaw),
  column('explanation', 'int2', (event) => event.explanation),
]

const actionColumns: readonly Column<Seen<PerpOrderAction>>[] = [
  ...identityColumns,
  column('action', 'plain', (event) => event.action),
  column('venue', 'plain', (event) => perpVenueOf(event.protocol)),
  column('market_index', 'int4', (event) => event.marketIndex),
  column('market_type', 'plain', (event) => event.marketType),
  column('user_key', 'plain', (event) => event.user),
  column('order_id', 'int8', (event) => event.orderId),
  column('direction', 'plain', (event) => event.direction),
  column('base_raw', 'numeric', (event) => event.baseRaw),
  column('base_filled_raw', 'numeric', (event) => event.baseFilledRaw),
  column('quote_filled_raw', 'numeric', (event) => event.quoteFilledRaw),
  column('price_raw', 'numeric', (event) => event.priceRaw),
  column('oracle_price_raw', 'numeric', (event) => event.oraclePriceRaw),
  column('order_type', 'int2', ({ terms }) => terms?.orderType),
  column('trigger_price_raw', 'numeric', ({ terms }) => terms?.triggerPriceRaw),
  column('trigger_condition', 'int2', ({ terms }) => terms?.triggerCondition),
  column('oracle_price_offset_raw', 'int8', ({ terms }) => terms?.oraclePriceOffsetRaw),
  column('max_at', 'int8', ({ terms }) => terms?.maxAt),
  column('reduce_only', 'bool', ({ terms }) => terms?.reduceOnly),
  column('post_only', 'bool', ({ terms }) => terms?.postOnly),
  column('immediate_or_cancel', 'bool', ({ terms }) => terms?.immediateOrCancel),
]

const fundingColumns: readonly Column<Seen<PerpFundingUpdated>>[] = [
  column('signature', 'plain', (event) => event.signature),
  column('slot', 'int8', (event) => event.slot),
  column('at', 'int8', timeOf),
  column('venue', 'plain', (event) => perpVenueOf(event.protocol)),
  column('market_index', 'int4', (event) => event.marketIndex),
  column('record_id', 'numeric', (event) => event.recordId),
  column('funding_rate_raw', 'numeric', (event) => event.fundingRateRaw),
  column('oracle_twap_price_raw', 'numeric', (event) => event.oracleTwapPriceRaw),
  column('mark_twap_price_raw', 'numeric', (event) => event.markTwapPriceRaw),
  column('cumulative_long_raw', 'numeric', (event) => event.cumulativeLongRaw),
  column('cumulative_short_raw', 'numeric', (event) => event.cumulativeShortRaw),
]

/**
 * Writes the events of perps venues (executions, order actions, funding), each only once. Returns the price samples that
 * were made from their oracle prices.
 */
export async function writePerpEvents(
  client: Client,
  events: readonly ChainEvent[],
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<readonly StoredSample[]> {
  const fills = events.filter((event) => event.type === 'perp-filled').map((event) => ({ ...event, seenAt }))
  const actions = events.filter((event) => event.type === 'perp-order').map((event) => ({ ...event, seenAt }))
  const fundings = events
    .filter((event) => event.type === 'perp-funding')
    .map((event) => ({ ...event, seenAt }))
  const filled = await writeFills(client, fills, seenAt, changeSet)
  const acted = await insertOnce(client, 'perp_order_action', actionColumns, actions)
  await datePlacedOrders(
    client,
    acted.filter(({ action }) => action === 'place'),
  )
  changeSet.eventsInserted += filled.length + acted.length + (await insertFundings(client, fundings))
  const records = [...filled, ...acted.filter(({ action }) => action === 'place' || action === 'trigger')]
  return writePastPrices(client, await readRecordPrices(client, records), seenAt)
}

/** Writes executions and everything that follows from them: sums, position records and oracle prices. */
async function writeFills(
  client: Client,
  fills: readonly Seen<PerpFilled>[],
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<readonly Seen<PerpFilled>[]> {
  const filled = await insertOnce(client, 'perp_fill', fillColumns, fills)
  await rollPerpFills(client, filled.map(factsOf), seenAt)
  for (const fill of filled)
    changeSet.changed(perpFactsOf(fill.protocol).changeTopics.trades, perpTradeId(fill), fill.slot)
  await writePositionRecords(client, filled.flatMap(sidesOf), changeSet)
  await sampleMinutes(client, fills)
  return filled
}

function factsOf(fill: Seen<PerpFilled>): PerpFillFacts {
  return {
    at: timeOf(fill),
    venue: perpVenueOf(fill.protocol),
    market_index: fill.marketIndex,
    market_type: fill.marketType,
    recordId: fill.fillRecordId,
    baseRaw: fill.baseRaw,
    quoteRaw: fill.quoteRaw,
  }
}

/**
 * Inserts funding updates and returns the number of new ones. A funding update is identified by its record
 * number, because one transaction can contain several, and by its signature, because two forks use the same numbers.
 */
async function insertFundings(
  client: Client,
  fundings: readonly Seen<PerpFundingUpdated>[],
): Promise<number> {
  if (fundings.length === 0) return 0
  const { rowCount } = await client.query({
    name: 'insert-perp_funding',
    text: `insert into perp_funding (${columnNames(fundingColumns)}) select * from ${unnestColumns(fundingColumns)} on conflict do nothing`,
    values: columnArrays(fundingColumns, fundings),
  })
  return rowCount ?? 0 // `rowCount` is null only for statements that insert nothing.
}

/**
 * Stores the oracle price of each fill for the minute of the fill, if that minute has no oracle price yet.
 * The fill may be older than any account state of that minute.
 */
async function sampleMinutes(client: Client, fills: readonly Seen<PerpFilled>[]): Promise<void> {
  const samples = fills.filter((fill) => fill.marketType === 'perp' && fill.oraclePriceRaw > 0n)
  if (samples.length === 0) return
  await client.query({
    name: 'sample-perp-minutes',
    text: `insert into perp_price_minute (venue, market_index, minute_at, oracle_price_raw)
      select venue, market_index, at - at % 60, price
      from unnest($1::int4[], $2::int8[], $3::numeric[], $4::text[]) s(market_index, at, price, venue)
      on conflict do nothing`,
    values: [
      samples.map((fill) => fill.marketIndex),
      samples.map((fill) => timeOf(fill)),
      samples.map((fill) => String(fill.oraclePriceRaw)),
      samples.map((fill) => perpVenueOf(fill.protocol)),
    ],
  })
}

import type { PerpMarketState } from '~/domain/perp/perp'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { perpVenueOf } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { WriteOf } from '~/store/batch/batch'
import type { ChangeSet } from '~/store/batch/change-set'
import { newestByKey } from '~/store/batch/newest-by-key'
import {
  assignColumns,
  type Column,
  column,
  columnArrays,
  columnNames,
  unnestColumns,
} from '~/store/postgres/columns'
import type { Client } from '~/store/postgres/pool'
import { sampleInterest } from '~/store/rollups/sample-interest'

type PerpMarketWrite = WriteOf<PerpMarketState>

const stateColumns: readonly Column<PerpMarketWrite>[] = [
  column('key', 'plain', ({ state }) => state.key),
  column('name', 'text', ({ state }) => state.name),
  column('base_symbol', 'text', ({ state }) => baseSymbol(state.name)),
  column('status', 'int2', ({ state }) => state.status),
  column('contract_type', 'int2', ({ state }) => state.contractType),
  column('contract_tier', 'int2', ({ state }) => state.contractTier),
  column('paused_operations', 'int2', ({ state }) => state.pausedOperations),
  column('oracle', 'plain', ({ state }) => state.oracle),
  column('oracle_price_raw', 'numeric', ({ state }) => state.oraclePriceRaw),
  column('oracle_at', 'int8', ({ state }) => state.oracleAt),
  column('oracle_is_valid', 'bool', ({ state }) => state.oracleIsValid),
  column('oracle_twap_price_raw', 'numeric', ({ state }) => state.oracleTwapPriceRaw),
  column('mark_twap_price_raw', 'numeric', ({ state }) => state.markTwapPriceRaw),
  column('long_base_raw', 'numeric', ({ state }) => state.longBaseRaw),
  column('short_base_raw', 'numeric', ({ state }) => state.shortBaseRaw),
  column('amm_base_raw', 'numeric', ({ state }) => state.ammBaseRaw),
  column('unsettled_lp_base_raw', 'numeric', ({ state }) => state.unsettledLpBaseRaw),
  column('max_open_interest_base_raw', 'numeric', ({ state }) => state.maxOpenInterestBaseRaw),
  column('last_funding_rate_raw', 'numeric', ({ state }) => state.lastFundingRateRaw),
  column('last_24h_avg_funding_rate_raw', 'numeric', ({ state }) => state.last24hAvgFundingRateRaw),
  column('last_funding_oracle_twap_price_raw', 'numeric', ({ state }) => state.lastFundingOracleTwapPriceRaw),
  column('last_funding_at', 'int8', ({ state }) => state.lastFundingAt),
  column('funding_period', 'int8', ({ state }) => state.fundingPeriodSeconds),
  column('cumulative_funding_long_raw', 'numeric', ({ state }) => state.cumulativeFundingLongRaw),
  column('cumulative_funding_short_raw', 'numeric', ({ state }) => state.cumulativeFundingShortRaw),
  column('volume_24h_quote_raw', 'numeric', ({ state }) => state.volume24hQuoteRaw),
  column('last_trade_at', 'int8', ({ state }) => state.lastTradeAt),
  column('last_fill_price_raw', 'numeric', ({ state }) => state.lastFillPriceRaw),
  column('order_step_base_raw', 'numeric', ({ state }) => state.orderStepBaseRaw),
  column('order_tick_price_raw', 'numeric', ({ state }) => state.orderTickPriceRaw),
  column('min_order_base_raw', 'numeric', ({ state }) => state.minOrderBaseRaw),
  column('margin_ratio_initial', 'int4', ({ state }) => state.marginRatioInitial),
  column('margin_ratio_maintenance', 'int4', ({ state }) => state.marginRatioMaintenance),
  column('number_of_users', 'int8', ({ state }) => state.numberOfUsers),
  column('number_of_users_with_base', 'int8', ({ state }) => state.numberOfUsersWithBase),
  column('expiry_at', 'int8', ({ state }) => state.expiryAt),
  column('expiry_price_raw', 'numeric', ({ state }) => state.expiryPriceRaw),
]

const columns: readonly Column<PerpMarketWrite>[] = [
  column('venue', 'plain', ({ state }) => perpVenueOf(state.protocol)),
  column('market_index', 'int4', ({ state }) => state.marketIndex),
  ...stateColumns,
  column('slot', 'int8', ({ slot }) => slot),
  column('updated_at', 'int8', ({ at }) => at),
]

const upsert = `with moved as (
    insert into perp_market as m (${columnNames(columns)}) select * from ${unnestColumns(columns)}
    on conflict (venue, market_index) do update set ${assignColumns(stateColumns, 'excluded.')},
      slot = excluded.slot, updated_at = excluded.updated_at
    where excluded.slot > m.slot
      or (excluded.slot = m.slot and (${columnNames(stateColumns, 'm.')}) is distinct from (${columnNames(stateColumns, 'excluded.')}))
    returning m.venue, m.market_index, m.key, m.slot, m.oracle_price_raw, m.updated_at
  ), minute as (
    insert into perp_price_minute (venue, market_index, minute_at, oracle_price_raw)
    select venue, market_index, updated_at - updated_at % 60, oracle_price_raw from moved where oracle_price_raw > 0
    on conflict do nothing
  )
  select venue, key, slot from moved`

/**
 * Writes perp market accounts whose slot is newer than the stored slot. Also writes the first oracle price of
 * each minute, and the open interest of each minute and hour.
 */
export async function writePerpMarkets(
  client: Client,
  writes: readonly PerpMarketWrite[],
  changeSet: ChangeSet,
): Promise<void> {
  if (writes.length === 0) return
  const { rows } = await client.query<{ venue: PerpVenue; key: string; slot: number }>({
    name: 'upsert-perp-market',
    text: upsert,
    values: columnArrays(
      columns,
      newestByKey(writes, ({ protocol, marketIndex }) => `${protocol} ${marketIndex}`),
    ),
  })
  await sampleInterest(client, writes)
  changeSet.accountsChanged += rows.length
  for (const { venue, key, slot } of rows) {
    changeSet.changed(perpVenueFacts[venue].changeTopics.markets, key, slot)
    changeSet.changed('prices', key, slot)
  }
}

/**
 * Returns the base symbol of a market, e.g. `SOL` for `SOL-PERP`. For a prediction market, returns the whole
 * name.
 */
function baseSymbol(name: string): string {
  return name.trim().replace(/-PERP$/, '')
}

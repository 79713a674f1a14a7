import type { SpotMarketState } from '~/domain/perp/spot-market'
import { perpVenueOf } from '~/domain/protocol/protocol'
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

type SpotMarketWrite = WriteOf<SpotMarketState>

const stateColumns: readonly Column<SpotMarketWrite>[] = [
  column('key', 'plain', ({ state }) => state.key),
  column('name', 'text', ({ state }) => state.name),
  column('mint', 'plain', ({ state }) => state.mint),
  column('decimals', 'int2', ({ state }) => state.decimals),
  column('status', 'int2', ({ state }) => state.status),
  column('pool_id', 'int2', ({ state }) => state.poolId),
  column('oracle_price_raw', 'numeric', ({ state }) => state.oraclePriceRaw),
  column('deposit_balance_raw', 'numeric', ({ state }) => state.depositBalanceRaw),
  column('borrow_balance_raw', 'numeric', ({ state }) => state.borrowBalanceRaw),
  column('cumulative_deposit_interest_raw', 'numeric', ({ state }) => state.cumulativeDepositInterestRaw),
  column('cumulative_borrow_interest_raw', 'numeric', ({ state }) => state.cumulativeBorrowInterestRaw),
]

const columns: readonly Column<SpotMarketWrite>[] = [
  column('venue', 'plain', ({ state }) => perpVenueOf(state.protocol)),
  column('market_index', 'int4', ({ state }) => state.marketIndex),
  ...stateColumns,
  column('slot', 'int8', ({ slot }) => slot),
  column('updated_at', 'int8', ({ at }) => at),
]

const upsert = `insert into spot_market as m (${columnNames(columns)}) select * from ${unnestColumns(columns)}
  on conflict (venue, market_index) do update set ${assignColumns(stateColumns, 'excluded.')},
    slot = excluded.slot, updated_at = excluded.updated_at
  where excluded.slot > m.slot
    or (excluded.slot = m.slot and (${columnNames(stateColumns, 'm.')}) is distinct from (${columnNames(stateColumns, 'excluded.')}))`

/**
 * Writes spot market accounts whose slot is newer than the stored slot. No topic is notified, because the
 * accounts only change the value of balances, which is recomputed at regular intervals.
 */
export async function writeSpotMarkets(
  client: Client,
  writes: readonly SpotMarketWrite[],
  changeSet: ChangeSet,
): Promise<void> {
  if (writes.length === 0) return
  const { rowCount } = await client.query({
    name: 'upsert-spot-market',
    text: upsert,
    values: columnArrays(
      columns,
      newestByKey(writes, ({ protocol, marketIndex }) => `${protocol} ${marketIndex}`),
    ),
  })
  changeSet.accountsChanged += rowCount ?? 0
}

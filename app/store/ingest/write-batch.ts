import type { UnixSeconds } from '~/domain/base/time'
import type { DcaOrderState, LimitOrderState } from '~/domain/order/order'
import type { PerpMarketState, PerpUserState } from '~/domain/perp/perp'
import type { SpotMarketState } from '~/domain/perp/spot-market'
import { isOfKind } from '~/domain/protocol/protocol'
import type { MintState, TokenMetadataState } from '~/domain/token/token'
import { type Clock, systemClock } from '~/lib/clock'
import type { AccountWrite, Batch, BatchResult, BatchWriter, WriteOf } from '../batch/batch'
import { type ChangeSet, createChangeSet } from '../batch/change-set'
import { writeMissing } from '../batch/missing-transactions'
import { dcaTable, limitTable } from '../batch/order-table'
import { rejection } from '../batch/rejection'
import type { Client, Pool } from '../postgres/pool'
import { adviseOnDamage } from '../postgres/store-failure'
import { inTransaction } from '../postgres/transaction'
import { valueWaitingOrders } from '../pricing/amount-usd'
import { rollBackSlots } from '../rollback/roll-back-slots'
import { endOrders } from '../write/orders/close-orders'
import { writeOrders } from '../write/orders/write-orders'
import { writePerpEvents } from '../write/perps/write-perp-events'
import { writePerpMarkets } from '../write/perps/write-perp-markets'
import { removePerpUsers, writePerpUsers } from '../write/perps/write-perp-users'
import { writePositionRecords } from '../write/perps/write-position-records'
import { writeSpotMarkets } from '../write/perps/write-spot-markets'
import { revalueAfter, revalueAfterFacts } from '../write/prices/revalue'
import { writePrices } from '../write/prices/write-prices'
import { writeMetadata, writeMints, writeTokenFacts } from '../write/tokens/write-tokens'
import { createBatchPlans } from './batch-plans'
import { claimChain } from './chain-claim'
import { type Fence, inFence, noFence } from './lease/writer-lease'
import { publish } from './publish'
import { writeOrderEvents } from './write-order-events'
import { readCursors, writeCursors, writeHeartbeats, writeQuarantine } from './write-status'

/**
 * Creates the writer of chain data for a database. `clock` provides the time for events without a block time.
 * If a fence is given, every transaction throws `LeaseLost` once another process has taken over the lease.
 * The caller closes the pool, because `stop` only waits for running writes.
 */
export function createBatchWriter(
  pool: Pool,
  clock: Clock = systemClock,
  fence: Fence = noFence,
): BatchWriter {
  const underWay = new Set<Promise<unknown>>()
  const plans = createBatchPlans()
  return {
    async write(batch) {
      const seenAt = Math.floor(clock.nowMs() / 1000)
      const write = async (client: Client): Promise<BatchResult> => {
        await fence(client)
        return writeBatch(client, batch, seenAt)
      }
      const writing = adviseOnDamage(inTransaction(pool, write, plans.begin))
      underWay.add(writing)
      try {
        const result = await writing
        plans.wrote(batch)
        return result
      } catch (error) {
        throw rejection(error) ?? error
      } finally {
        underWay.delete(writing)
      }
    },
    readCursors: () => adviseOnDamage(readCursors(pool)),
    claimChain: (genesisHash) =>
      adviseOnDamage(inFence(pool, fence, (client) => claimChain(client, genesisHash))),
    heartbeat: (rows) => adviseOnDamage(inFence(pool, fence, (client) => writeHeartbeats(client, rows))),
    async stop() {
      await Promise.allSettled(underWay)
    },
  }
}

/**
 * Writes one batch. Tokens and prices are written first, including the prices in perp records, so that orders
 * and fills of the same batch find the prices of their time.
 */
async function writeBatch(client: Client, batch: Batch, seenAt: UnixSeconds): Promise<BatchResult> {
  const changeSet = createChangeSet(batch.suppressEventsBefore)
  const loose = batch.orphaned ? await rollBackSlots(client, batch.orphaned, seenAt, changeSet) : []
  const accounts = sortAccounts(batch.accounts)
  const facts = [
    ...(await writeMints(client, accounts.mints)),
    ...(await writeMetadata(client, accounts.metadata)),
    ...(await writeTokenFacts(client, batch.tokens)),
  ]
  changeSet.accountsChanged += new Set(facts).size
  const priced = await writePrices(client, batch.prices, seenAt, changeSet)
  await writePerpMarkets(client, accounts.perpMarkets, changeSet)
  await writeSpotMarkets(client, accounts.spotMarkets, changeSet)
  await writePerpUsers(client, accounts.perpUsers, changeSet)
  await removePerpUsers(client, batch.closedAccounts, changeSet)
  await writePositionRecords(client, loose, changeSet)
  const recorded = await writePerpEvents(client, batch.events, seenAt, changeSet)
  await revalueAfter(client, [...priced.sampled, ...recorded], seenAt, changeSet)
  await writeSpot(client, batch, accounts, seenAt, changeSet)
  await revalueAfterFacts(client, facts, seenAt, changeSet)
  const news = [...new Set([...facts, ...priced.moved])]
  await valueWaitingOrders(client, dcaTable, news, changeSet)
  await valueWaitingOrders(client, limitTable, news, changeSet)
  await writeQuarantine(client, batch.quarantined)
  await writeMissing(client, batch.missing)
  await writeCursors(client, batch.cursors)
  const revision = await publish(client, changeSet)
  return { accountsChanged: changeSet.accountsChanged, eventsInserted: changeSet.eventsInserted, revision }
}

async function writeSpot(
  client: Client,
  batch: Batch,
  accounts: SortedAccounts,
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<void> {
  const dca = await writeOrders(client, dcaTable, accounts.dca, changeSet)
  const limit = await writeOrders(client, limitTable, accounts.limit, changeSet)
  await endOrders(
    client,
    batch.closedAccounts.filter(({ protocol }) => isOfKind(protocol, 'dca', 'limit')),
    changeSet,
  )
  const written = {
    inserted: [...dca.inserted, ...limit.inserted],
    overtaken: [...dca.overtaken, ...limit.overtaken],
  }
  await writeOrderEvents(client, batch.events, written, seenAt, changeSet)
}

interface SortedAccounts {
  readonly dca: WriteOf<DcaOrderState>[]
  readonly limit: WriteOf<LimitOrderState>[]
  readonly perpMarkets: WriteOf<PerpMarketState>[]
  readonly perpUsers: WriteOf<PerpUserState>[]
  readonly spotMarkets: WriteOf<SpotMarketState>[]
  readonly mints: WriteOf<MintState>[]
  readonly metadata: WriteOf<TokenMetadataState>[]
}

function sortAccounts(writes: readonly AccountWrite[]): SortedAccounts {
  const sorted: SortedAccounts = {
    dca: [],
    limit: [],
    perpMarkets: [],
    perpUsers: [],
    spotMarkets: [],
    mints: [],
    metadata: [],
  }
  for (const { state, slot, at } of writes) {
    if (state.kind === 'dca') sorted.dca.push({ state, slot, at })
    else if (state.kind === 'limit') sorted.limit.push({ state, slot, at })
    else if (state.kind === 'perp-market') sorted.perpMarkets.push({ state, slot, at })
    else if (state.kind === 'perp-user') sorted.perpUsers.push({ state, slot, at })
    else if (state.kind === 'spot-market') sorted.spotMarkets.push({ state, slot, at })
    else if (state.kind === 'mint') sorted.mints.push({ state, slot, at })
    else sorted.metadata.push({ state, slot, at })
  }
  return sorted
}

import type { Removal } from './removal'

const storeTests = 'tests/integration/store'

/** Defences against nodes and their data. */
export const chainData: readonly Removal[] = [
  {
    defence: 'A transaction without the log that has its events is missing',
    file: 'app/solana/rpc/signatures.ts',
    test: 'app/solana/rpc/signatures.test.ts',
    edits: [
      [
        "      if (needsLogs && transaction?.lacksLogs) return { transaction: undefined, lacks: 'log' }\n",
        '',
      ],
    ],
  },
  {
    defence: 'A streamed transaction without the log that has its events is requested',
    file: 'app/indexer/needed-parts.ts',
    test: 'app/indexer/sources/geyser/slot-intake.test.ts',
    edits: [[' || (needsLogs && lacksLogs === true)', '']],
  },
  {
    defence: 'A page leaves out transactions without the log that has their events',
    file: 'app/solana/rpc/address-transactions.ts',
    test: 'app/indexer/backfill/past-pages.test.ts',
    edits: [[' && !(needsLogs && lacksLogs)', '']],
  },
  {
    defence: 'Slots far above the chain’s are rejected',
    file: 'app/indexer/pipeline/slot-limit.ts',
    test: 'app/indexer/pipeline/slot-limit.test.ts',
    edits: [['allows: (slot) => slot <= limit()', 'allows: (slot) => limit() >= 0 && slot >= 0']],
  },
  {
    defence: 'Mints with more than 18 decimals have no value',
    file: 'app/domain/order/fill-value.ts',
    test: 'app/domain/order/fill-value.test.ts',
    edits: [
      [
        'if (decimals === null || decimals > mostDecimals) return undefined',
        'if (decimals === null) return undefined',
      ],
    ],
  },
  {
    defence: 'Absurd values count as unknown',
    file: 'app/domain/order/fill-value.ts',
    test: 'app/domain/order/fill-value.test.ts',
    edits: [['usd === undefined || !(usd < absurdUsd)', 'usd === undefined']],
  },
  {
    defence: 'Each transaction checks the lease of the indexer',
    file: 'app/store/ingest/write-batch.ts',
    test: `${storeTests}/writer-fence.test.ts`,
    edits: [['        await fence(client)\n', '']],
  },
  {
    defence: 'An event that is stored is not inserted again',
    file: 'app/store/write/orders/insert-fills.ts',
    test: `${storeTests}/replay.test.ts`,
    edits: [["await newOf(client, 'fill', events)", 'events']],
  },
  {
    defence: 'A database belongs to one chain',
    file: 'app/store/ingest/write-batch.ts',
    test: 'tests/integration/indexer/foreign-chain.test.ts',
    edits: [
      ['inFence(pool, fence, (client) => claimChain(client, genesisHash))', 'Promise.resolve(genesisHash)'],
    ],
  },
]

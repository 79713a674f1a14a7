import { exampleUserAccount } from '~/contracts/example-ids'
import { trustedAddress } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import type { AccountWrite, BatchWriter, HeartbeatWrite } from '~/store/batch/batch'
import { operations, pathOf } from '../helpers/web/api-document'
import {
  addressOf,
  batchOf,
  closedEvent,
  dcaState,
  filledEvent,
  limitState,
  mintState,
  openedEvent,
  perpFilledEvent,
  perpMarketState,
  perpUserState,
  positionOf,
  signatureOf,
  spotMarketState,
  spotPositionOf,
} from '../helpers/world/states'

/** Current time of the seeded world, unix seconds. */
export const now = 1_700_000_100

/** An unverified mint with decimals, a misleading name and a price. */
export const fakeUsdc = trustedAddress('4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R')
/** A mint without any data. */
export const unknownMint = trustedAddress('9n4nbM75f5Ui33ZbPYXn59EwSgE8CGsHtAeTH5YFeJ9E')

/** A wallet that has one order. */
export const stranger = trustedAddress('7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU')

/** Key of the Kamino bid. */
export const kaminoOrder = trustedAddress('LiMoM9rMhrdYrfzUCxQppvxCSG1FcrUK9G8uLq4A1GF')

/**
 * Returns the path of an endpoint with ids of the seeded world. If the seeded world has no such id, the path
 * contains the document's example.
 */
export function examplePath(path: string): string {
  const examples: Readonly<Record<string, string>> = {
    tokenMint: mints.USDC,
    mint: mints.USDC,
    interval: 'minute',
    key: orderKeys[path.split('/')[2] ?? ''] ?? kaminoOrder,
    account: addressOf('maker'),
  }
  const named = path.replaceAll(/\{(\w+)\}/g, (part, name: string) => examples[name] ?? part)
  const operation = operations.find((one) => one.path === path)
  return pathOf({ path: named, parameters: operation?.parameters ?? [] })
}

const account = (state: AccountWrite['state']): AccountWrite => ({ state, slot: 100, at: now - 50 })

/** Writes a small world whose numbers can all be computed by hand: USDC at $1, SOL at $150. */
export async function seed(writer: BatchWriter): Promise<void> {
  await writer.write(
    batchOf({
      accounts: [
        account(mintState()),
        account(mintState({ key: mints.wSOL, decimals: 9, supplyRaw: 500_000_000_000_000_000n })),
        account(mintState({ key: fakeUsdc, decimals: 2, supplyRaw: 100_000n })),
      ],
      prices: [
        { mint: mints.USDC, priceUsd: 1, at: now - 60, source: 'price-api' },
        { mint: mints.wSOL, priceUsd: 150, at: now - 60, source: 'price-api' },
        { mint: fakeUsdc, priceUsd: 1_000_000, at: now - 60, source: 'price-api' },
      ],
      tokens: [
        {
          mint: mints.USDC,
          name: 'USD Coin',
          symbol: 'USDC',
          verified: true,
          at: now - 60,
          logoUrl: 'https://logos.test/usdc.png',
        },
        { mint: mints.wSOL, name: 'Wrapped SOL', symbol: 'SOL', verified: true, at: now - 59 },
        {
          mint: fakeUsdc,
          name: '\u202eUSD <b>Coin',
          symbol: 'U\u200bSDC',
          verified: false,
          at: now - 58,
          logoUrl: 'javascript:alert(1)',
        },
      ],
    }),
  )
  await writer.write(
    batchOf({
      accounts: [...dcaOrders, ...limitOrders, ...markets, ...spotMarkets, ...perpUsers].map(account),
    }),
  )
  await writer.write(batchOf({ events: [fill, cancel, perpFill, kaminoOpening, kaminoFill] }))
  await writer.heartbeat(sources.map(heartbeatOf))
}

const sources = ['jupiter-dca', 'jupiter-limit', 'jupiter-limit-v1', 'kamino-limit', 'drift-perps'].flatMap(
  (id) => [`accounts:${id}`, `events:${id}`],
)

/** Returns the heartbeat of a live source. Account sources are 10 seconds behind, event sources 5 seconds. */
export function heartbeatOf(source: string): HeartbeatWrite {
  const behind = source.startsWith('accounts') ? 10 : 5
  return {
    source,
    state: 'live',
    tipSlot: 200,
    committedSlot: 200 - behind,
    blockTime: now - behind,
    detail: undefined,
    counters: {},
  }
}

/**
 * DCA orders. The first sells $1,000 of USDC for SOL and is a quarter spent. The second sells 2 SOL for USDC.
 * The third sells an unknown token for SOL.
 */
const dcaOrders = [
  dcaState({ inUsedRaw: 250_000_000n, createdAt: now - 50 }),
  dcaState({
    key: addressOf('dca sell'),
    inputMint: mints.wSOL,
    outputMint: mints.USDC,
    inDepositedRaw: 2_000_000_000n,
    inAmountPerCycleRaw: 1_000_000_000n,
    cycleFrequencySeconds: 60,
    createdAt: now - 40,
  }),
  dcaState({
    key: addressOf('dca unknown'),
    user: stranger,
    inputMint: unknownMint,
    outputMint: mints.wSOL,
    createdAt: now - 30,
  }),
]

/**
 * Limit orders. The first sells 10 SOL at $200, and a later event fills 4 SOL. The others are an expired
 * order, an order of version 1 without a time, a cancelled order, and a Kamino bid of 300 USDC for 2 SOL.
 */
const limitOrders = [
  limitState({ createdAt: now - 50 }),
  limitState({ key: addressOf('limit expired'), expiresAt: now - 10, createdAt: now - 60 }),
  limitState({ key: addressOf('limit v1'), protocol: 'jupiter-limit-v1', createdAt: undefined }),
  limitState({ key: addressOf('limit cancelled'), createdAt: now - 45 }),
  limitState({
    key: kaminoOrder,
    protocol: 'kamino-limit',
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    initialInputRaw: 300_000_000n,
    expectedOutputRaw: 2_000_000_000n,
    remainingInputRaw: 150_000_000n,
    filledOutputRaw: 1_000_000_000n,
    createdAt: now - 20,
    numberOfFills: 1,
  }),
]

const markets = [
  perpMarketState(),
  perpMarketState({
    key: addressOf('BTC-PERP'),
    marketIndex: 1,
    name: 'BTC-PERP',
    oraclePriceRaw: 60_000_000_000n,
    shortBaseRaw: 0n,
  }),
]

const spotMarkets = [
  spotMarketState(),
  spotMarketState({
    key: addressOf('SOL pool'),
    marketIndex: 1,
    name: 'SOL',
    mint: mints.wSOL,
    decimals: 9,
    oraclePriceRaw: 187_000_000n,
  }),
]

/**
 * A wallet with two User accounts. The first is long 1.5 SOL. The second is short 2 SOL, long 0.01 BTC, and
 * has an order of 2 SOL at $180.
 */
export const driftUser = trustedAddress(exampleUserAccount)
export const driftWallet = trustedAddress('Hb5kmDhJoXuVm4DjQrzQcxLqZ5Rbbs1XFQXmFyxRMxT2')
const perpUsers = [
  perpUserState({
    key: driftUser,
    authority: driftWallet,
    positions: [positionOf(0, -2_000_000_000n), positionOf(1, 10_000_000n)],
    spotPositions: [spotPositionOf(0, 5_000_000_000_000n), spotPositionOf(1, 2_000_000_000n, 'borrow')],
  }),
  perpUserState({
    key: addressOf('second sub account'),
    authority: driftWallet,
    subAccountId: 1,
    positions: [positionOf(0, 1_500_000_000n)],
    orders: [],
  }),
  perpUserState({ key: addressOf('idle'), authority: addressOf('idler'), positions: [], orders: [] }),
]

const fill = filledEvent({ at: now - 45 })
const cancel = closedEvent({ order: addressOf('limit cancelled'), at: now - 5 })
/** A fill of half the Kamino bid: 150 USDC for 1 SOL. The stored account state already includes it. */
const kaminoOpening = openedEvent({
  protocol: 'kamino-limit',
  signature: signatureOf('kamino opening'),
  order: kaminoOrder,
  inputMint: mints.USDC,
  outputMint: mints.wSOL,
  inputRaw: 300_000_000n,
  expectedOutputRaw: 2_000_000_000n,
  slot: 80,
  at: now - 20,
})
const kaminoFill = filledEvent({
  protocol: 'kamino-limit',
  signature: signatureOf('kamino fill'),
  order: kaminoOrder,
  inputRaw: undefined,
  outputRaw: 1_000_000_000n,
  remainingInputRaw: 150_000_000n,
  slot: 90,
  at: now - 18,
})
/** Key of the order that the taker of the seeded perp fill had placed. */
const filledPerpOrder = `${addressOf('taker')}:5`

/** Key of an order for paths of each venue. */
const orderKeys: Readonly<Record<string, string>> = {
  drift: filledPerpOrder,
  perps: filledPerpOrder,
  dca: addressOf('dca sell'),
  limit: addressOf('limit expired'),
}
const perpFill = perpFilledEvent({ signature: signatureOf('perp'), at: now - 15 })

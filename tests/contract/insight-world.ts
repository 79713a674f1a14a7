import { trustedAddress } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import type { BatchWriter } from '~/store/batch/batch'
import { shareWeb } from '../helpers/web/share-web'
import { clockAt } from '../helpers/web/web-context'
import {
  addressOf,
  batchOf,
  dcaState,
  filledEvent,
  limitState,
  mintState,
  perpMarketState,
  perpUserState,
  signatureOf,
} from '../helpers/world/states'

/** Current time of the world, unix seconds. */
export const now = 1_700_000_100

// The API validates ids in requests, so these are real base58 keys of 32 bytes.
export const [dcaKey, limitKey, kaminoKey, maker, wallet, userAccount, market, strangeMint] = [
  'DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M',
  'j1o2qRpjcyUwEvwtcfhEQefh773ZgjxcVRry7LDqg5X',
  'LiMoM9rMhrdYrfzUCxQppvxCSG1FcrUK9G8uLq4A1GF',
  '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
  'Hb5kmDhJoXuVm4DjQrzQcxLqZ5Rbbs1XFQXmFyxRMxT2',
  '2P9H4U2VKpWNphX2BxyVFje5jP4HDmgRPE3NAhTQNJLG',
  '8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W',
  '9n4nbM75f5Ui33ZbPYXn59EwSgE8CGsHtAeTH5YFeJ9E',
].map(trustedAddress) as [Key, Key, Key, Key, Key, Key, Key, Key]
type Key = ReturnType<typeof trustedAddress>

const orders = [
  // This order has 450 USDC left and sells 100 per cycle. Its next cycle is in two minutes, and the others
  // follow every ten minutes.
  dcaState({
    key: dcaKey,
    user: maker,
    inUsedRaw: 550_000_000n,
    nextCycleAt: now + 120,
    cycleFrequencySeconds: 600,
    createdAt: now - 5_000,
  }),
  // This order has 3 SOL left and sells one per cycle, every two hours. Its next cycle is overdue.
  dcaState({
    key: addressOf('overdue'),
    user: maker,
    inputMint: mints.wSOL,
    outputMint: mints.USDC,
    inDepositedRaw: 3_000_000_000n,
    inAmountPerCycleRaw: 1_000_000_000n,
    nextCycleAt: now - 9_000,
    cycleFrequencySeconds: 7_200,
  }),
  dcaState({ key: addressOf('unpriced'), inputMint: strangeMint, outputMint: mints.wSOL }),
  // This order has 4 of 10 SOL left to sell at $200.
  limitState({ key: limitKey, maker, remainingInputRaw: 4_000_000_000n }),
  // This order buys SOL at $100 with 300 USDC. Nothing is filled.
  limitState({
    key: kaminoKey,
    maker,
    protocol: 'kamino-limit',
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    initialInputRaw: 300_000_000n,
    remainingInputRaw: 300_000_000n,
    expectedOutputRaw: 3_000_000_000n,
  }),
  // This order sells JitoSOL for SOL. SOL is its quote, so the order counts in the depth of JitoSOL, not of
  // SOL.
  limitState({ key: addressOf('jito'), inputMint: mints.JitoSOL, outputMint: mints.wSOL }),
  // The price of the first order is three times the price of SOL, that of the second a tenth of it.
  limitState({ key: addressOf('far above'), expectedOutputRaw: 4_500_000_000n }),
  limitState({
    key: addressOf('far below'),
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    initialInputRaw: 15_000_000n,
    remainingInputRaw: 15_000_000n,
    expectedOutputRaw: 1_000_000_000n,
  }),
  limitState({ key: addressOf('expired'), expiresAt: now - 1 }),
]

/**
 * Two fills of 100 USDC each. The first buys 0.7 SOL while SOL costs $160, the second 0.64 SOL while SOL
 * costs $150.
 */
const fills = [
  dcaFill('first', now - 100, 700_000_000n),
  dcaFill('second', now - 50, 640_000_000n),
  dcaFill('ancient', now - 4_000, 1n),
]

function dcaFill(name: string, at: number, outputRaw: bigint) {
  return filledEvent({
    protocol: 'jupiter-dca',
    signature: signatureOf(name),
    order: dcaKey,
    maker,
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    inputRaw: 100_000_000n,
    outputRaw,
    remainingInputRaw: undefined,
    slot: 90,
    at,
  })
}

/** Opens a web process over a few orders whose numbers can be computed by hand. The tests of a file share it. */
export function shareInsightWorld() {
  const web = shareWeb({ clock: clockAt(now) }, async ({ writer }) => {
    const account = <State>(state: State) => ({ state, slot: 100, at: now - 50 })
    await writer.write(
      batchOf({
        accounts: [
          account(mintState()),
          account(mintState({ key: mints.wSOL, decimals: 9 })),
          account(mintState({ key: mints.JitoSOL, decimals: 9 })),
          account(perpMarketState({ key: market })),
          account(perpUserState({ key: userAccount, authority: wallet })),
        ],
        prices: [
          { mint: mints.USDC, priceUsd: 1, at: now - 200, source: 'price-api' },
          { mint: mints.wSOL, priceUsd: 160, at: now - 200, source: 'price-api' },
        ],
      }),
    )
    await writer.write(
      batchOf({ prices: [{ mint: mints.wSOL, priceUsd: 150, at: now - 60, source: 'price-api' }] }),
    )
    await writer.write(batchOf({ accounts: orders.map(account) }))
    await writer.write(batchOf({ events: fills }))
    await reportAges(writer, {
      'jupiter-dca': 10,
      'jupiter-limit': 20,
      'kamino-limit': 600,
      'drift-perps': 30,
    })
  })
  return { web, request: async (path: string) => (await web.get(path)).json() }
}

/**
 * Writes a heartbeat for each program. The given number is how many seconds the program's events are behind.
 */
export async function reportAges(
  writer: Pick<BatchWriter, 'heartbeat'>,
  behind: Readonly<Record<string, number>>,
): Promise<void> {
  await writer.heartbeat(
    Object.entries(behind).map(([protocol, seconds]) => ({
      source: `events:${protocol}`,
      state: 'live' as const,
      tipSlot: 9_000,
      committedSlot: 9_000 - seconds,
      blockTime: now - seconds,
      detail: undefined,
      counters: {},
    })),
  )
}

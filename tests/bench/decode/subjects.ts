import type { protocolFacts } from '~/domain/protocol/protocol'
import { decodePerpMarket, decodeUser } from '~/protocols/drift-perps/decode'
import {
  type MarketOracle,
  tellMarket,
  tellUser,
  type UserOracle,
} from '~/protocols/drift-perps/oracles.fixture'
import { decodeDca } from '~/protocols/jupiter-dca/decode'
import { decodeLimitOrder } from '~/protocols/jupiter-limit/decode'
import { decodeKaminoOrder } from '~/protocols/kamino-limit/decode'
import type { Decoded } from '~/protocols/protocol'
import type { AddressReader } from '~/solana/address/address-reader'
import { type Input, readInputs } from './inputs'
import type { PeerRecord, Peers } from './peers'

/**
 * One account type: its inputs, the decoders of Sextant and the peers, and the conversion of the peers'
 * results to Sextant's form.
 */
export interface Subject {
  readonly title: string
  readonly protocol: keyof typeof protocolFacts
  readonly inputs: readonly Input[]
  readonly decode: (input: Input, addressAt: AddressReader) => Decoded<object>
  readonly anchor: (data: Buffer) => PeerRecord
  readonly official: { readonly name: string; readonly decode: (data: Buffer) => PeerRecord } | undefined
  /** Names of the fields that contain a public key in Anchor's record and a string in Sextant's result. */
  readonly keys: readonly string[]
  /** Converts a peer's plain record to Sextant's form. */
  readonly tell: (plain: Record<string, unknown>) => object
  /** Names of the fields of Sextant's result that no peer library returns. */
  readonly untold: readonly string[]
  /**
   * Required speed as a multiple of Anchor's speed. `equalOutput`: Sextant creates the same output without
   * its address cache. `remembered`: Sextant uses its address cache.
   */
  readonly required: { readonly equalOutput: number; readonly remembered: number }
}

/** Returns the five account types that the indexer decodes continuously. */
export function createSubjects(peers: Peers): readonly Subject[] {
  const { users, markets, dcas, limitOrders, kaminoOrders } = readInputs()
  const drift = peers.anchorCoder('drift')
  const dca = peers.anchorCoder('jupiter-dca')
  const limit = peers.anchorCoder('jupiter-limit')
  const kamino = peers.anchorCoder('kamino-limit')
  const usual = { equalOutput: 5, remembered: 10 }
  return [
    {
      title: 'Drift User, 4,376 B',
      protocol: 'drift-perps',
      inputs: users,
      decode: ({ key, data }, addressAt) => decodeUser(key, data, addressAt),
      anchor: (data) => drift.decode('User', data),
      official: { name: '@drift-labs/sdk decodeUser', decode: peers.driftDecodeUser },
      keys: ['authority'],
      tell: (plain) => tellUser(withoutUnusedSlots(plain)),
      untold: ['key', 'idle'],
      required: { equalOutput: 50, remembered: 50 },
    },
    {
      title: 'Drift PerpMarket, 1,216 B',
      protocol: 'drift-perps',
      inputs: markets,
      decode: ({ key, data }, addressAt) => decodePerpMarket(key, data, addressAt),
      anchor: (data) => drift.decode('PerpMarket', data),
      official: undefined,
      keys: ['pubkey'],
      tell: (plain) => tellMarket(plain as unknown as MarketOracle),
      untold: ['key'],
      required: usual,
    },
    {
      title: 'Jupiter Dca, 289 B',
      protocol: 'jupiter-dca',
      inputs: dcas,
      decode: ({ data }, addressAt) => decodeDca(data, addressAt),
      anchor: (data) => dca.decode('Dca', data),
      official: undefined,
      keys: ['user', 'inputMint', 'outputMint', 'inAccount', 'outAccount'],
      tell: (plain) => plain,
      untold: [],
      required: usual,
    },
    {
      title: 'Jupiter limit Order (v2), 372 B',
      protocol: 'jupiter-limit',
      inputs: limitOrders,
      decode: ({ data }, addressAt) => decodeLimitOrder(data, addressAt),
      anchor: (data) => limit.decode('Order', data),
      official: undefined,
      keys: [
        'maker',
        'inputMint',
        'outputMint',
        'inputTokenProgram',
        'outputTokenProgram',
        'inputMintReserve',
        'feeAccount',
      ],
      tell: (plain) => plain,
      untold: [],
      required: usual,
    },
    {
      title: 'Kamino limit Order, 424 B',
      protocol: 'kamino-limit',
      inputs: kaminoOrders,
      decode: ({ data }, addressAt) => decodeKaminoOrder(data, addressAt),
      anchor: (data) => kamino.decode('Order', data),
      official: { name: '@kamino-finance/limo-sdk', decode: peers.limoDecodeOrder },
      keys: [
        'globalConfig',
        'maker',
        'inputMint',
        'inputMintProgramId',
        'outputMint',
        'outputMintProgramId',
        'counterparty',
      ],
      tell: (plain) => ({ feePaid: firstOf(plain.padding), ...plain }),
      untold: [],
      required: usual,
    },
  ]
}

function withoutUnusedSlots(plain: Record<string, unknown>): UserOracle {
  const user = plain as unknown as UserOracle // Anchor returns every slot, including unused ones.
  return {
    ...user,
    perpPositions: user.perpPositions.filter(
      (slot) =>
        slot.openOrders > 0 ||
        slot.baseAssetAmount !== '0' ||
        slot.quoteAssetAmount !== '0' ||
        slot.lpShares !== '0',
    ),
    spotPositions: user.spotPositions.filter((slot) => slot.scaledBalance !== '0' || slot.openOrders > 0),
  }
}

/**
 * Returns the first number of a padding field. In older versions of Kamino's IDL, the fee is stored there.
 */
function firstOf(padding: unknown): unknown {
  return Array.isArray(padding) ? padding[0] : undefined
}

import { trustedAddress } from '~/domain/ids'
import { protocolFacts } from '~/domain/protocol'
import { hexBytes } from '~/solana/hex'
import { layOut, type StructOf } from '~/solana/struct'

/** Kamino's limit order program (limo). */
export const kaminoProgramId = protocolFacts['kamino-limit'].programIds[0]

/** Both Jupiter limit programs have the same discriminator. Only the owner distinguishes them. */
export const orderDiscriminator = hexBytes('86addfb94d561c33')

/** Size of an `Order`: the fields below and fourteen unused u64. */
export const orderSize = 424

/**
 * Fields of the `Order` account after its discriminator, under the program's names. Amounts are base units.
 */
export const kaminoOrderFields = {
  globalConfig: 'address',
  maker: 'address',
  inputMint: 'address',
  inputMintProgramId: 'address',
  outputMint: 'address',
  outputMintProgramId: 'address',
  initialInputAmount: 'u64',
  expectedOutputAmount: 'u64',
  remainingInputAmount: 'u64',
  filledOutputAmount: 'u64',
  /** Tip, lamports. */
  tipAmount: 'u64',
  numberOfFills: 'u64',
  orderType: 'u8',
  status: 'u8',
  inVaultBump: 'u8',
  /** Lock of a flash fill; 1 while one is in progress. */
  flashIxLock: 'u8',
  permissionless: 'u8',
  padding0: 'u8',
  padding1: 'u8',
  padding2: 'u8',
  /** Time of the last update, unix seconds. */
  lastUpdatedTimestamp: 'u64',
  flashStartTakerOutputBalance: 'u64',
  /** The only taker that may fill the order; the zero address: any taker. */
  counterparty: 'address',
  /** A field that SDK 3 has named. Older accounts contain 0. */
  feePaid: 'u64',
} as const

/** Offsets in the account. The unused rest begins at byte 312. */
export const { offsets: orderOffsets } = layOut(kaminoOrderFields)

/** Fields of the account under the program's names. */
export type KaminoOrderAccount = Omit<
  StructOf<typeof kaminoOrderFields>,
  'padding0' | 'padding1' | 'padding2'
>

/** `status` by number. Closing sets `cancelled` even on a filled order. */
export const orderStatuses = ['active', 'filled', 'cancelled'] as const

/** Highest known `orderType`; 0: vanilla. */
export const lastOrderType = 0

/** Account that emits the program's events, a PDA of "__event_authority". */
export const kaminoEventAuthority = trustedAddress('5MwJWrUdo1ntAMvKVSXak3v8xyoYyY6Sd79yZ4FNLw7S')

/** Configuration account of the orders on mainnet. */
export const kaminoGlobalConfig = trustedAddress('prod7Mog8r56sn5dPwze8nVdf94veEawdxNNqd5v7A1')

/**
 * Events, emitted by self-call. `OrderDisplay` does not contain the order. The emitting instruction names it.
 */
export const kaminoEvents = {
  OrderDisplay: {
    discriminator: '5c65069ef898f13c',
    fields: {
      initialInputAmount: 'u64',
      expectedOutputAmount: 'u64',
      remainingInputAmount: 'u64',
      filledOutputAmount: 'u64',
      tipAmount: 'u64',
      numberOfFills: 'u64',
      onEventOutputAmountFilled: 'u64',
      onEventTipAmount: 'u64',
      orderType: 'u8',
      status: 'u8',
      lastUpdatedTimestamp: 'u64',
    },
  },
  /** Diagnostics of a taker. Sextant does not need them, so the fields are not read. */
  UserSwapBalanceDiffs: { discriminator: '8bcb231f19083e8f', fields: {} },
} as const

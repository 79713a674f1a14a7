import { trustedAddress } from '~/domain/base/ids'
import { protocolFacts } from '~/domain/protocol/protocol'
import { hexBytes } from '~/solana/bytes/hex'
import { layOut, type StructOf } from '~/solana/bytes/struct'

/** Program id of Kamino limit orders (limo). */
export const kaminoProgramId = protocolFacts['kamino-limit'].programIds[0]

/**
 * Discriminator of `Order` accounts. Both Jupiter limit programs use the same discriminator, so only the
 * owner distinguishes their accounts.
 */
export const orderDiscriminator = hexBytes('86addfb94d561c33')

/** Size of an `Order` account, bytes. It contains the fields below and fourteen unused u64 numbers. */
export const orderSize = 424

/**
 * Fields of the `Order` account after its discriminator. The names are those of the program. Amounts are base
 * units.
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
  /** Lock that is 1 while a flash fill is in progress, otherwise 0. */
  flashIxLock: 'u8',
  permissionless: 'u8',
  padding0: 'u8',
  padding1: 'u8',
  padding2: 'u8',
  /** Time of the last update, Unix seconds. */
  lastUpdatedTimestamp: 'u64',
  flashStartTakerOutputBalance: 'u64',
  /** The only taker that may fill the order. The zero address means that any taker may fill it. */
  counterparty: 'address',
  /** Field that has a name since version 3 of the SDK. Older accounts contain 0. */
  feePaid: 'u64',
} as const

/** Offsets of the fields in the account. The unused bytes begin at byte 312. */
export const { offsets: orderOffsets } = layOut(kaminoOrderFields)

/** Decoded fields of the account. The names are those of the program. */
export type KaminoOrderAccount = Omit<
  StructOf<typeof kaminoOrderFields>,
  'padding0' | 'padding1' | 'padding2'
>

/**
 * Names of the `status` values. The index is the value. Closing an order sets `cancelled`, even if the order
 * is filled.
 */
export const orderStatuses = ['active', 'filled', 'cancelled'] as const

/** Highest known value of `orderType`. The value 0 is an ordinary (vanilla) order. */
export const lastOrderType = 0

/** Account with which the program signs its events. It is a PDA of "__event_authority". */
export const kaminoEventAuthority = trustedAddress('5MwJWrUdo1ntAMvKVSXak3v8xyoYyY6Sd79yZ4FNLw7S')

/** Configuration account of all orders on mainnet. */
export const kaminoGlobalConfig = trustedAddress('prod7Mog8r56sn5dPwze8nVdf94veEawdxNNqd5v7A1')

/**
 * Events that the program emits by calling itself. `OrderDisplay` does not contain the address of the order.
 * The instruction that emitted the event contains it.
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
  /** Event with diagnostics of a taker. Sextant does not use this event, so its fields are not listed. */
  UserSwapBalanceDiffs: { discriminator: '8bcb231f19083e8f', fields: {} },
} as const

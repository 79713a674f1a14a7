import { trustedAddress } from '~/domain/ids'
import { protocolFacts } from '~/domain/protocol'
import { hexBytes } from '~/solana/hex'
import { layOut, type StructOf } from '~/solana/struct'

/** Kamino's limit order program (limo). */
export const kaminoProgramId = protocolFacts['kamino-limit'].programIds[0]

/** The same as that of both Jupiter limit programs: the owner tells them apart. */
export const orderDiscriminator = hexBytes('86addfb94d561c33')

/** Size of an `Order`: the fields below and fourteen unused u64. */
export const orderSize = 424

/** Fields of the account `Order` behind its discriminator, under the program's names. Amounts are base units. */
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
  /** Lamports. */
  tipAmount: 'u64',
  numberOfFills: 'u64',
  orderType: 'u8',
  status: 'u8',
  inVaultBump: 'u8',
  /** 1 inside a flash fill. */
  flashIxLock: 'u8',
  permissionless: 'u8',
  padding0: 'u8',
  padding1: 'u8',
  padding2: 'u8',
  /** Unix seconds. */
  lastUpdatedTimestamp: 'u64',
  flashStartTakerOutputBalance: 'u64',
  /** Only this taker may fill; the zero address = anyone. */
  counterparty: 'address',
  /** Named by SDK 3; older accounts have 0 here. */
  feePaid: 'u64',
} as const

/** Offsets in the account; the unused rest begins at byte 312. */
export const { offsets: orderOffsets } = layOut(kaminoOrderFields)

/** The account as the program has it. */
export type KaminoOrderAccount = Omit<
  StructOf<typeof kaminoOrderFields>,
  'padding0' | 'padding1' | 'padding2'
>

/** Meaning of `status` by its number. Closing sets `cancelled` even on a filled order. */
export const orderStatuses = ['active', 'filled', 'cancelled'] as const

/** Highest known `orderType`: 0 = vanilla. */
export const lastOrderType = 0

/** Account that emits the program's events, PDA of "__event_authority". */
export const kaminoEventAuthority = trustedAddress('5MwJWrUdo1ntAMvKVSXak3v8xyoYyY6Sd79yZ4FNLw7S')

/** The configuration that orders on mainnet belong to. */
export const kaminoGlobalConfig = trustedAddress('prod7Mog8r56sn5dPwze8nVdf94veEawdxNNqd5v7A1')

/** Events, emitted by self-call. `OrderDisplay` carries no order: the emitting instruction names it. */
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
  /** A taker's diagnostics, of which we need nothing: its fields are not read. */
  UserSwapBalanceDiffs: { discriminator: '8bcb231f19083e8f', fields: {} },
} as const

import { trustedAddress } from '~/domain/ids'
import { protocolFacts } from '~/domain/protocol'
import { hexBytes } from '~/solana/hex'
import { layOut, type StructOf } from '~/solana/struct'

/** The limit order program, version 2. */
export const limitProgramId = protocolFacts['jupiter-limit'].programIds[0]

/** Version 1 and Kamino have the same discriminator. Only the owner distinguishes them. */
export const orderDiscriminator = hexBytes('86addfb94d561c33')

/** Allocated size of an `Order`. The fields end earlier, and the rest is zero. */
export const orderSize = 372

/**
 * Fields of the `Order` account before the first one of variable size, under the program's names. Amounts are
 * base units.
 */
export const orderHeadFields = {
  maker: 'address',
  inputMint: 'address',
  outputMint: 'address',
  inputTokenProgram: 'address',
  outputTokenProgram: 'address',
  inputMintReserve: 'address',
  /** Nonce of the PDA. */
  uniqueId: 'u64',
  /** Input and output of the whole order. */
  oriMakingAmount: 'u64',
  oriTakingAmount: 'u64',
  /** Remaining input and output. */
  makingAmount: 'u64',
  takingAmount: 'u64',
  /** Amount lent to a taker during a flash fill; 0 outside of one. */
  borrowMakingAmount: 'u64',
} as const

/** The remaining fields, whose offsets depend on whether the order expires. Times are Unix seconds. */
export const orderTailFields = {
  expiredAt: { option: 'i64' },
  feeBps: 'u16',
  feeAccount: 'address',
  createdAt: 'i64',
  updatedAt: 'i64',
  bump: 'u8',
  /** Slippage limit, basis points; 0 in accounts that were created before this field existed. */
  slippageBps: 'u16',
} as const

/** Offsets of the fixed fields. The others begin at byte 248. */
export const { offsets: orderOffsets, end: orderTailOffset } = layOut(orderHeadFields)

/** Fields of the account under the program's names. */
export type LimitOrderAccount = StructOf<typeof orderHeadFields> & StructOf<typeof orderTailFields>

/** Account that emits the program's events, a PDA of "__event_authority". */
export const limitEventAuthority = trustedAddress('ArsDfE54RTkC3zhtzPdtvTtKw9XSV5w1PCTBFVGiLd52')

/** Events, emitted by self-call. */
export const limitEvents = {
  TradeEvent: {
    discriminator: 'bddb7fd34ee661ee',
    fields: {
      orderKey: 'address',
      taker: 'address',
      remainingMakingAmount: 'u64',
      remainingTakingAmount: 'u64',
      makingAmount: 'u64',
      takingAmount: 'u64',
    },
  },
  CancelOrderEvent: {
    discriminator: 'ae428d1104e0a24d',
    fields: { orderKey: 'address' },
  },
  CreateOrderEvent: {
    discriminator: '318e48a6e61d5454',
    fields: {
      orderKey: 'address',
      maker: 'address',
      inputMint: 'address',
      outputMint: 'address',
      inputTokenProgram: 'address',
      outputTokenProgram: 'address',
      makingAmount: 'u64',
      takingAmount: 'u64',
      expiredAt: { option: 'i64' },
      feeBps: 'u16',
      feeAccount: 'address',
      slippageBps: { trailing: 'u16' },
    },
  },
  CancelDustOrderEvent: {
    discriminator: '7cbe4a1cb128c8dc',
    fields: { orderKey: 'address', oneUsdInputMintAmount: 'u64' },
  },
} as const

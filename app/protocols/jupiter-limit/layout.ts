import { trustedAddress } from '~/domain/base/ids'
import { protocolFacts } from '~/domain/protocol/protocol'
import { hexBytes } from '~/solana/bytes/hex'
import { layOut, type StructOf } from '~/solana/bytes/struct'

/** Id of the protocol that this folder decodes. */
export const limitProtocol = 'jupiter-limit'

/** Program id of Jupiter limit orders, version 2. */
export const limitProgramId = protocolFacts[limitProtocol].programIds[0]

/**
 * Discriminator of `Order` accounts. Version 1 of the program and Kamino use the same discriminator, so only
 * the owner distinguishes their accounts.
 */
export const orderDiscriminator = hexBytes('86addfb94d561c33')

/**
 * Allocated size of an `Order` account, bytes. The fields end before this size, and the remaining bytes are
 * zero.
 */
export const orderSize = 372

/**
 * Fields of the `Order` account before the first field of variable size. The names are those of the program.
 * Amounts are base units.
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
  /** Amount that is lent to a taker during a flash fill. At all other times it is 0. */
  borrowMakingAmount: 'u64',
} as const

/**
 * Fields of the `Order` account from the first field of variable size on. Their offsets depend on whether the
 * order expires. Times are Unix seconds.
 */
export const orderTailFields = {
  expiredAt: { option: 'i64' },
  feeBps: 'u16',
  feeAccount: 'address',
  createdAt: 'i64',
  updatedAt: 'i64',
  bump: 'u8',
  /** Maximum slippage, basis points. It is 0 in accounts that were created before this field existed. */
  slippageBps: 'u16',
} as const

/** Offsets of the fields with a fixed position. All other fields begin at byte 248 or later. */
export const { offsets: orderOffsets, end: orderTailOffset } = layOut(orderHeadFields)

/** Decoded fields of the account. The names are those of the program. */
export type LimitOrderAccount = StructOf<typeof orderHeadFields> & StructOf<typeof orderTailFields>

/** Account with which the program signs its events. It is a PDA of "__event_authority". */
export const limitEventAuthority = trustedAddress('ArsDfE54RTkC3zhtzPdtvTtKw9XSV5w1PCTBFVGiLd52')

/** Events that the program emits by calling itself. */
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

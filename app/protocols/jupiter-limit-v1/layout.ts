import { protocolFacts } from '~/domain/protocol'
import { hexBytes } from '~/solana/hex'
import { layOut, type StructOf } from '~/solana/struct'

/** The limit order program, version 1. */
export const limitV1ProgramId = protocolFacts['jupiter-limit-v1'].programIds[0]

/** Version 2 and Kamino have the same discriminator. Only the owner distinguishes them. */
export const orderDiscriminator = hexBytes('86addfb94d561c33')

/** Allocated size of an `Order`: the maximum length of its fields. */
export const orderSize = 315

/**
 * Fields of the `Order` account before the first one of variable size, under the program's names. Amounts are
 * base units.
 */
export const orderHeadFields = {
  maker: 'address',
  inputMint: 'address',
  outputMint: 'address',
  waiting: 'bool',
  /** Input and output of the whole order. */
  oriMakingAmount: 'u64',
  oriTakingAmount: 'u64',
  /** Remaining input and output. */
  makingAmount: 'u64',
  takingAmount: 'u64',
  makerInputAccount: 'address',
  makerOutputAccount: 'address',
  reserve: 'address',
  /** Amount lent to a taker during a flash fill; 0 outside of one. */
  borrowMakingAmount: 'u64',
} as const

/** Fields of variable size and those after them, whose offsets vary. There is no creation time. */
export const orderTailFields = {
  /** Expiry, unix seconds. */
  expiredAt: { option: 'i64' },
  /** Key that makes the PDA unique. */
  base: 'address',
  referral: { option: 'address' },
} as const

/** Offsets of the fixed fields. The others begin at byte 241. */
export const { offsets: orderOffsets, end: orderTailOffset } = layOut(orderHeadFields)

/** Fields of the account under the program's names. */
export type LimitV1OrderAccount = StructOf<typeof orderHeadFields> & StructOf<typeof orderTailFields>

/** Events, printed into the log as "Program data". */
export const limitV1Events = {
  TradeEvent: {
    discriminator: 'bddb7fd34ee661ee',
    fields: {
      orderKey: 'address',
      taker: 'address',
      remainingInAmount: 'u64',
      remainingOutAmount: 'u64',
      inAmount: 'u64',
      outAmount: 'u64',
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
      inAmount: 'u64',
      outAmount: 'u64',
      expiredAt: { option: 'i64' },
    },
  },
} as const

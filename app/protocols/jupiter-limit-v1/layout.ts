import { protocolFacts } from '~/domain/protocol'
import { hexBytes } from '~/solana/hex'
import { layOut, type StructOf } from '~/solana/struct'

/** The limit order program, version 1. */
export const limitV1ProgramId = protocolFacts['jupiter-limit-v1'].programIds[0]

/** The same as that of version 2 and of Kamino: the owner tells them apart. */
export const orderDiscriminator = hexBytes('86addfb94d561c33')

/** Allocated size of an `Order`: the longest that the fields can be. */
export const orderSize = 315

/** Fields of the account `Order` up to the first of variable size, under the program's names. Amounts are base units. */
export const orderHeadFields = {
  maker: 'address',
  inputMint: 'address',
  outputMint: 'address',
  waiting: 'bool',
  /** Input and output of the whole order. */
  oriMakingAmount: 'u64',
  oriTakingAmount: 'u64',
  /** Input and output that are left. */
  makingAmount: 'u64',
  takingAmount: 'u64',
  makerInputAccount: 'address',
  makerOutputAccount: 'address',
  reserve: 'address',
  /** Lent to a taker during a flash fill; not 0 only inside one. */
  borrowMakingAmount: 'u64',
} as const

/** The fields behind, each of which moves the next. There is no time of creation. */
export const orderTailFields = {
  /** Unix seconds. */
  expiredAt: { option: 'i64' },
  /** Key that makes the PDA unique. */
  base: 'address',
  referral: { option: 'address' },
} as const

/** Offsets of the head; the tail begins at byte 241. */
export const { offsets: orderOffsets, end: orderTailOffset } = layOut(orderHeadFields)

/** The account as the program has it. */
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

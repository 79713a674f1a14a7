import { protocolFacts } from '~/domain/protocol/protocol'
import { hexBytes } from '~/solana/bytes/hex'
import { layOut, type StructOf } from '~/solana/bytes/struct'

/** Program id of Jupiter limit orders, version 1. */
export const limitV1ProgramId = protocolFacts['jupiter-limit-v1'].programIds[0]

/**
 * Discriminator of `Order` accounts. Version 2 of the program and Kamino use the same discriminator, so only
 * the owner distinguishes their accounts.
 */
export const orderDiscriminator = hexBytes('86addfb94d561c33')

/** Allocated size of an `Order` account, bytes: the maximum length of its fields. */
export const orderSize = 315

/**
 * Fields of the `Order` account before the first field of variable size. The names are those of the program.
 * Amounts are base units.
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
  /** Amount that is lent to a taker during a flash fill. At all other times it is 0. */
  borrowMakingAmount: 'u64',
} as const

/**
 * Fields of the `Order` account from the first field of variable size on. Their offsets vary. The account
 * does not contain a creation time.
 */
export const orderTailFields = {
  /** Time of expiry, Unix seconds. */
  expiredAt: { option: 'i64' },
  /** Key that makes the PDA unique. */
  base: 'address',
  referral: { option: 'address' },
} as const

/** Offsets of the fields with a fixed position. All other fields begin at byte 241 or later. */
export const { offsets: orderOffsets, end: orderTailOffset } = layOut(orderHeadFields)

/** Decoded fields of the account. The names are those of the program. */
export type LimitV1OrderAccount = StructOf<typeof orderHeadFields> & StructOf<typeof orderTailFields>

/** Events that the program prints into the log as "Program data". */
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

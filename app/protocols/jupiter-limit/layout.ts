import { trustedAddress } from '~/domain/ids'
import { protocolFacts } from '~/domain/protocol'
import { hexBytes } from '~/solana/hex'
import { layOut, type StructOf } from '~/solana/struct'

/** The limit order program, version 2. */
export const limitProgramId = protocolFacts['jupiter-limit'].programIds[0]

/** The same as that of version 1 and of Kamino: the owner tells them apart. */
export const orderDiscriminator = hexBytes('86addfb94d561c33')

/** Allocated size of an `Order`; the fields end earlier, the rest is zero. */
export const orderSize = 372

/** Fields of the account `Order` up to the first of variable size, under the program's names. Amounts are base units. */
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
  /** Input and output that are left. */
  makingAmount: 'u64',
  takingAmount: 'u64',
  /** Lent to a taker during a flash fill; not 0 only inside one. */
  borrowMakingAmount: 'u64',
} as const

/** The fields behind; where they stand depends on whether the order expires. Times are unix seconds. */
export const orderTailFields = {
  expiredAt: { option: 'i64' },
  feeBps: 'u16',
  feeAccount: 'address',
  createdAt: 'i64',
  updatedAt: 'i64',
  bump: 'u8',
  /** 0 in accounts that are older than the field. */
  slippageBps: 'u16',
} as const

/** Offsets of the head; the tail begins at byte 248. */
export const { offsets: orderOffsets, end: orderTailOffset } = layOut(orderHeadFields)

/** The account as the program has it. */
export type LimitOrderAccount = StructOf<typeof orderHeadFields> & StructOf<typeof orderTailFields>

/** Account that emits the program's events, PDA of "__event_authority". */
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

import { type Address, trustedAddress } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import { encodeBase58 } from '~/lib/text/base58'
import { encodeDca } from '~/protocols/jupiter-dca/encode'
import { type DcaAccount, dcaProgramId } from '~/protocols/jupiter-dca/layout'
import { encodeLimitOrder } from '~/protocols/jupiter-limit/encode'
import { type LimitOrderAccount, limitProgramId } from '~/protocols/jupiter-limit/layout'

/** Number of orders in the store while updates arrive. */
export const storedOrders = 1_000_000

/** The two tokens of an order. */
export interface MintPair {
  readonly inputMint: Address
  readonly outputMint: Address
}

export interface OrderAccount {
  readonly key: Address
  readonly owner: Address
  readonly data: Uint8Array
}

const wallets = 50_000
const tokens = 600
/** Time at which the first order was created, unix seconds. Each further order is a second later. */
export const firstCreatedAt = 1_760_000_000
/** Address of accounts that no decoder reads. */
export const zeroAddress = trustedAddress('11111111111111111111111111111111')

/**
 * Returns the order with a number, at a revision. Even numbers are DCA orders, odd ones limit orders.
 * Revisions of an order differ in the sold amount.
 */
export function orderAccount(index: number, revision: number): OrderAccount {
  const key = orderKey(index)
  return index % 2 === 0
    ? { key, owner: dcaProgramId, data: encodeDca(dcaAccount(index, revision, pairOf(index))) }
    : { key, owner: limitProgramId, data: encodeLimitOrder(limitAccount(index, revision, pairOf(index))) }
}

/** Returns the address of the order with a number. */
export function orderKey(index: number): Address {
  return keyOf(0, index)
}

/** Maps consecutive positions to orders that are unrelated in key and time. */
export function scattered(position: number): number {
  return (position * 618_033) % storedOrders
}

/** Returns the DCA order with a number. Each revision has sold a thousandth of the deposit more. */
export function dcaAccount(index: number, revision: number, pair: MintPair): DcaAccount {
  const deposited = 1_000_000_000n + BigInt(index) * 1_000n
  return {
    ...pair,
    user: keyOf(1, index % wallets),
    idx: BigInt(firstCreatedAt + index),
    nextCycleAt: BigInt(firstCreatedAt + index + 3600 * (revision % 1000)),
    inDeposited: deposited,
    inWithdrawn: 0n,
    outWithdrawn: 0n,
    inUsed: (deposited * BigInt(revision % 997)) / 1000n,
    outReceived: BigInt(revision) * 1_000n,
    inAmountPerCycle: deposited / 1000n,
    cycleFrequency: 3600n,
    nextCycleAmountLeft: deposited / 1000n,
    inAccount: zeroAddress,
    outAccount: zeroAddress,
    minOutAmount: 0n,
    maxOutAmount: 0n,
    keeperInBalanceBeforeBorrow: 0n,
    dcaOutBalanceBeforeSwap: 0n,
    createdAt: BigInt(firstCreatedAt + index),
    bump: 255,
  }
}

/** Returns the limit order with a number. Each revision has a thousandth less left. */
export function limitAccount(index: number, revision: number, pair: MintPair): LimitOrderAccount {
  const making = 5_000_000_000n + BigInt(index) * 777n
  const left = (making * BigInt(1000 - (revision % 997))) / 1000n
  return {
    ...pair,
    maker: keyOf(1, index % wallets),
    inputTokenProgram: zeroAddress,
    outputTokenProgram: zeroAddress,
    inputMintReserve: zeroAddress,
    uniqueId: BigInt(index),
    oriMakingAmount: making,
    oriTakingAmount: making * 2n,
    makingAmount: left,
    takingAmount: left * 2n,
    borrowMakingAmount: 0n,
    expiredAt: undefined,
    feeBps: 10,
    feeAccount: zeroAddress,
    createdAt: BigInt(firstCreatedAt + index),
    updatedAt: BigInt(firstCreatedAt + index + revision),
    bump: 255,
    slippageBps: 0,
  }
}

function pairOf(index: number): MintPair {
  const token = keyOf(2, (index * index) % tokens)
  return index % 3 === 0
    ? { inputMint: token, outputMint: mints.USDC }
    : { inputMint: mints.USDC, outputMint: token }
}

/**
 * Returns 32 bytes that look random, computed from a number by splitmix. A hash would take longer. `space`: 0 to
 * 7, so that accounts of different kinds with the same number have different addresses.
 */
export function keyOf(space: number, index: number): Address {
  const bytes = new Uint32Array(8)
  let state = (index + 1) * 8 + space
  for (let word = 0; word < 8; word += 1) {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    bytes[word] = mixed ^ (mixed >>> 15)
  }
  return trustedAddress(encodeBase58(new Uint8Array(bytes.buffer)))
}

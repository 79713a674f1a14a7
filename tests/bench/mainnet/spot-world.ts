import type { Address } from '~/domain/base/ids'
import type { SpotProtocolId } from '~/domain/protocol/protocol'
import { mints } from '~/domain/token/mints'
import { encodeDca } from '~/protocols/jupiter-dca/encode'
import { dcaProgramId } from '~/protocols/jupiter-dca/layout'
import { encodeLimitOrder } from '~/protocols/jupiter-limit/encode'
import { limitProgramId } from '~/protocols/jupiter-limit/layout'
import { encodeLimitV1Order } from '~/protocols/jupiter-limit-v1/encode'
import { type LimitV1OrderAccount, limitV1ProgramId } from '~/protocols/jupiter-limit-v1/layout'
import { encodeKaminoOrder } from '~/protocols/kamino-limit/encode'
import { type KaminoOrderAccount, kaminoGlobalConfig, kaminoProgramId } from '~/protocols/kamino-limit/layout'
import { encodeMint } from '~/protocols/spl-token/encode'
import { tokenProgramId } from '~/protocols/spl-token/layout'
import { sampleToken } from '~/simulator/hand-made-samples'
import type { LedgerToken } from '~/simulator/ledger'
import { mintState } from '../../helpers/world/states'
import {
  dcaAccount,
  keyOf,
  limitAccount,
  type MintPair,
  type OrderAccount,
  zeroAddress,
} from '../ingest/orders'
import { shareOf } from './share'

/** First number and count of the orders of each program, so that no two orders have the same number. */
export const orderRanges = {
  'jupiter-dca': { from: 0, count: shareOf(10_000) },
  'jupiter-limit': { from: 100_000, count: shareOf(30_000) },
  'jupiter-limit-v1': { from: 200_000, count: shareOf(10_000) },
  'kamino-limit': { from: 300_000, count: shareOf(10_000) },
} as const satisfies Record<SpotProtocolId, { readonly from: number; readonly count: number }>

const tokenCount = shareOf(20_000)
const verifiedCount = shareOf(4_000)

/** Returns the account of an order at a revision. Each revision has a thousandth of the order less left. */
export function spotOrder(protocol: SpotProtocolId, index: number, revision: number): OrderAccount {
  const key = keyOf(0, index)
  switch (protocol) {
    case 'jupiter-dca':
      return { key, owner: dcaProgramId, data: encodeDca(dcaAccount(index, revision, pairOf(index))) }
    case 'jupiter-limit':
      return {
        key,
        owner: limitProgramId,
        data: encodeLimitOrder(limitAccount(index, revision, pairOf(index))),
      }
    case 'jupiter-limit-v1':
      return { key, owner: limitV1ProgramId, data: encodeLimitV1Order(limitV1Account(index, revision)) }
    case 'kamino-limit':
      return { key, owner: kaminoProgramId, data: encodeKaminoOrder(kaminoAccount(index, revision)) }
  }
}

/** Returns the order of version 1 with a number. Its amounts are those of the order of version 2. */
export function limitV1Account(index: number, revision: number): LimitV1OrderAccount {
  const order = limitAccount(index, revision, pairOf(index))
  return {
    ...order,
    waiting: false,
    makerInputAccount: zeroAddress,
    makerOutputAccount: zeroAddress,
    reserve: zeroAddress,
    base: keyOf(7, index),
    referral: undefined,
  }
}

/** Returns Kamino's order with a number. Its amounts are those of the order of Jupiter. */
export function kaminoAccount(index: number, revision: number): KaminoOrderAccount {
  const order = limitAccount(index, revision, pairOf(index))
  return {
    globalConfig: kaminoGlobalConfig,
    maker: order.maker,
    inputMint: order.inputMint,
    inputMintProgramId: tokenProgramId,
    outputMint: order.outputMint,
    outputMintProgramId: tokenProgramId,
    initialInputAmount: order.oriMakingAmount,
    expectedOutputAmount: order.oriTakingAmount,
    remainingInputAmount: order.makingAmount,
    filledOutputAmount: order.oriTakingAmount - order.takingAmount,
    tipAmount: 0n,
    numberOfFills: BigInt(revision),
    orderType: 0,
    status: 0,
    inVaultBump: 255,
    flashIxLock: 0,
    permissionless: 1,
    lastUpdatedTimestamp: order.updatedAt,
    flashStartTakerOutputBalance: 0n,
    counterparty: zeroAddress,
    feePaid: 0n,
  }
}

/** A few tokens are in most orders, as on mainnet, and each token is in some. */
export function pairOf(index: number): MintPair {
  const number = index % 4 === 0 ? (index * 7_919) % 50 : (index * 7_919) % tokenCount
  const token = keyOf(2, number)
  return index % 3 === 0
    ? { inputMint: token, outputMint: mints.USDC }
    : { inputMint: mints.USDC, outputMint: token }
}

/** Returns the tokens as the Token API and the Price API know them. */
export function ledgerTokens(): ReadonlyMap<Address, LedgerToken> {
  const invented = Array.from({ length: tokenCount }, (_, n) =>
    sampleToken(`token ${n}`, {
      mint: keyOf(2, n),
      symbol: `T${n}`,
      verified: n < verifiedCount,
      hasLogo: false,
      priceUsd: () => 0.01 * (1 + (n % 997)) * (1 + 0.01 * Math.sin(Date.now() / 60_000 + n)),
      liquidityUsd: 1_000 + n,
    }),
  )
  const usdc = sampleToken('usdc', { mint: mints.USDC, symbol: 'USDC', priceUsd: () => 1 })
  const sol = sampleToken('sol', { mint: mints.wSOL, symbol: 'SOL', decimals: 9, priceUsd: () => 187 })
  return new Map([usdc, sol, ...invented].map((token) => [token.mint, token]))
}

/** Yields the accounts of all mints and orders at their first revision. */
export function* spotAccounts(): Generator<OrderAccount> {
  for (const { mint, decimals } of ledgerTokens().values()) {
    const data = encodeMint(mintState({ key: mint, decimals }))
    yield { key: mint, owner: tokenProgramId, data }
  }
  for (const [protocol, { from, count }] of Object.entries(orderRanges)) {
    for (let index = from; index < from + count; index += 1)
      yield spotOrder(protocol as SpotProtocolId, index, 1 + (index % 500))
  }
}

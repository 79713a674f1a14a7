import { createHash } from 'node:crypto'
import { type Address, type Signature, trustedAddress, trustedSignature } from '~/domain/base/ids'
import { encodeBase58 } from '~/lib/text/base58'
import type { LedgerAccount, LedgerToken, LedgerTransaction } from './ledger'

/** Returns a well-formed address that is derived from the given words. Equal words give equal addresses. */
export function sampleAddress(words: string): Address {
  return trustedAddress(encodeBase58(createHash('sha256').update(words).digest()))
}

/**
 * Returns a well-formed signature that is derived from the given words. Equal words give equal signatures.
 */
export function sampleSignature(words: string): Signature {
  return trustedSignature(encodeBase58(createHash('sha512').update(words).digest()))
}

export function sampleAccount(
  words: string,
  overrides: Partial<Omit<LedgerAccount, 'slot'>> = {},
): Omit<LedgerAccount, 'slot'> {
  return {
    key: sampleAddress(words),
    owner: sampleAddress('program'),
    lamports: 2_000_000n,
    data: Uint8Array.from([1, 2, 3, 4]),
    ...overrides,
  }
}

/** Returns a transaction of `payer` that calls `program` on `order`, with one inner instruction. */
export function sampleTransaction(
  words: string,
  overrides: Partial<LedgerTransaction> = {},
): Omit<LedgerTransaction, 'slot' | 'blockTime'> {
  return {
    signature: sampleSignature(words),
    version: 'legacy',
    error: null,
    feeLamports: 5000n,
    header: { requiredSignatures: 1, readonlySigned: 0, readonlyUnsigned: 1 },
    staticKeys: [sampleAddress('payer'), sampleAddress('order'), sampleAddress('program')],
    loadedWritable: [],
    loadedReadonly: [],
    lookupTables: [],
    recentBlockhash: sampleAddress('blockhash'),
    instructions: [{ programIdIndex: 2, accountIndexes: [0, 1], data: Uint8Array.from([9, 8, 7]) }],
    innerInstructions: [
      { index: 0, instructions: [{ programIdIndex: 2, accountIndexes: [1], data: Uint8Array.from([6, 5]) }] },
    ],
    logs: [`Program ${sampleAddress('program')} invoke [1]`, `Program ${sampleAddress('program')} success`],
    preBalances: [10_000n, 0n, 1n],
    postBalances: [5000n, 0n, 1n],
    preTokenBalances: [],
    postTokenBalances: [],
    computeUnits: 1234,
    ...overrides,
  }
}

/** Returns a v0 transaction that loads the order key through a lookup table. */
export function sampleV0Transaction(
  words: string,
  overrides: Partial<LedgerTransaction> = {},
): Omit<LedgerTransaction, 'slot' | 'blockTime'> {
  return sampleTransaction(words, {
    version: 0,
    staticKeys: [sampleAddress('payer'), sampleAddress('program')],
    loadedWritable: [sampleAddress('order')],
    loadedReadonly: [sampleAddress('oracle')],
    lookupTables: [{ key: sampleAddress('table'), writableIndexes: [4], readonlyIndexes: [7] }],
    instructions: [{ programIdIndex: 1, accountIndexes: [0, 2, 3], data: Uint8Array.from([9, 8, 7]) }],
    innerInstructions: [],
    preBalances: [10_000n, 1n, 0n, 0n],
    postBalances: [5000n, 1n, 0n, 0n],
    ...overrides,
  })
}

/**
 * Returns the transaction in version 1. Its compute budget is in the message, and it loads no addresses from
 * lookup tables.
 */
export function asVersion1<T extends Omit<LedgerTransaction, 'slot' | 'blockTime'>>(transaction: T): T {
  const config = { priorityFee: 1_000, computeUnitLimit: 200_000 }
  return { ...transaction, version: 1, config }
}

export function sampleToken(words: string, overrides: Partial<LedgerToken> = {}): LedgerToken {
  return {
    mint: sampleAddress(words),
    name: `${words} coin`,
    symbol: words.toUpperCase(),
    decimals: 6,
    tokenProgram: trustedAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
    verified: true,
    tags: ['verified'],
    supplyRaw: 1_000_000_000_000n,
    priceUsd: () => 2,
    priceChange24hPercent: () => -1.5,
    liquidityUsd: 1000,
    hasLogo: true,
    holderCount: 10,
    ...overrides,
  }
}

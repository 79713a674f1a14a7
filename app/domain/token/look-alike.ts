import type { Address } from '../base/ids'
import { mints } from './mints'

/** Trusted symbols, each with the mints that may use it. */
const trustedSymbols: ReadonlyMap<string, readonly Address[]> = new Map<string, readonly Address[]>([
  ['SOL', [mints.wSOL]],
  ['WSOL', [mints.wSOL]],
  ['USDC', [mints.USDC]],
  ['USDT', [mints.USDT]],
  ['JitoSOL', [mints.JitoSOL]],
  ['BTC', []],
  ['ETH', []],
])

/**
 * Maps each Latin capital to the characters that look like it but do not decompose to it (based on the
 * entries of UTS #39 that consist of a single letter). Each entry lists digits and lower-case letters first,
 * then Greek, Cyrillic, Armenian, Cherokee, Lisu and Coptic letters.
 */
const looksLike: Readonly<Record<string, string>> = {
  A: '\u0391\u0410\u13aa\ua4ee\u2c80',
  B: '8\u0392\u0412\u13f4\ua4d0\u2c82\u0432',
  C: '\u03f9\u0421\u13df\ua4da\u2ca4\u0441\u1d04\u00a2\u20b5',
  D: '\u13a0\ua4d3\u0500\u0501',
  E: '3\u0395\u0415\u13ac\ua4f0\u2c88\u0435\u20ac\u0404\u0454',
  F: '\u03dc\ua4dd\u0492',
  G: '\u050c\u13c0\ua4d6',
  H: '\u0397\u041d\u13bb\ua4e7\u2c8e\u043d',
  I: '1L|!\u0399\u0406\u04c0\ua4f2\u2c92\u0131\u0456\u04cf\u0582\u13de\ua4e1\u2cd0\u01c0\u2160\u2223',
  J: '\u0408\u13ab\ua4d9\u037f\u0458',
  K: '\u039a\u041a\u13e6\ua4d7\u2c94\u043a\u20ad',
  M: '\u039c\u041c\u13b7\ua4df\u2c98\u043c',
  N: '\u039d\ua4e0\u2c9a',
  O: '0\u039f\u041e\u0555\ua4f3\u2c9e\u043e\u0585\u1d0f\u00d8\u00f8\u25cb\u25ef\u3007\u06f0\u0665',
  P: '\u03a1\u0420\u13e2\ua4d1\u2ca2\u0440',
  S: '5$\u0405\u13da\ua4e2\u0455\u054f\ua731',
  T: '7\u03a4\u0422\u13a2\ua4d4\u2ca6\u0442\u20ae\u22a4',
  U: '\u054d\ua4f4\u1200\u22c3\u057d\u1d1c\u03c5\u028b',
  W: '\u13b3\ua4ea\u051c\u051d\u0461',
  X: '\u03a7\u0425\ua4eb\u2cac\u0445\u2573',
  Y: '\u03a5\u0423\u04ae\ua4ec\u2ca8\u0443\u04af',
  Z: '\u0396\u13c3\ua4dc\u2c8c',
}

const capitalOf = new Map(
  Object.entries(looksLike).flatMap(([capital, likes]) =>
    Array.from(likes, (like) => [like, capital] as const),
  ),
)

/**
 * Returns what a symbol looks like at first sight. Marks, spaces and punctuation are removed, and each
 * look-alike character is replaced by its Latin capital.
 */
export function skeletonOf(symbol: string): string {
  const bare = symbol
    .slice(0, 64)
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}\p{Z}.,'"`_\-\u115f\u1160\u3164\u2800]/gu, '')
  return Array.from(bare, (character) => {
    const capital = character.toUpperCase()
    return capitalOf.get(character) ?? capitalOf.get(capital) ?? capital
  }).join('')
}

const trustedBySkeleton = new Map(
  Array.from(trustedSymbols, ([symbol, owners]) => [skeletonOf(symbol), { symbol, owners }] as const),
)

/**
 * Returns the trusted symbol that an unverified token imitates. A token imitates a symbol if it looks the
 * same but its mint may not use the symbol. `undefined`: no imitation.
 */
export function imitatedSymbol(token: {
  readonly mint: Address
  readonly symbol: string | undefined
  readonly verified: boolean
}): string | undefined {
  if (token.symbol === undefined || token.verified) return undefined
  const skeleton = skeletonOf(token.symbol)
  // "$USDC" imitates "USDC" too. Its skeleton starts with an S, because `$` looks like one.
  const trusted =
    trustedBySkeleton.get(skeleton) ?? trustedBySkeleton.get(skeleton.replace(/^S(?=USD[CT]$)/, ''))
  return trusted === undefined || trusted.owners.includes(token.mint) ? undefined : trusted.symbol
}

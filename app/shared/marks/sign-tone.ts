import type { Tone } from '~/ui/theme/text-style.css'

/** Tone of a signed number. */
export type SignTone = Extract<Tone, 'buy' | 'sell' | 'text' | 'muted'>

/**
 * Returns the tone of a signed number: neither gain nor loss for zero, muted for an unknown number. A number that is
 * shown with a fixed number of decimals counts as zero if it is shown as zero.
 */
export function signTone(number: number | null, decimals?: number): SignTone {
  if (number === null) return 'muted'
  const least = decimals === undefined ? 0 : 0.5 * 10 ** -decimals
  if (number === 0 || Math.abs(number) < least) return 'text'
  return number > 0 ? 'buy' : 'sell'
}

/** Decimals of a percentage that is formatted with `formatChange`. */
const changeDecimals = 2

/** Returns the tone of a change in percent. */
export function changeTone(percent: number | null): SignTone {
  return signTone(percent, changeDecimals)
}

/** Glyph that shows the direction without colour. What has not changed has none. */
export const signMarks: Readonly<Record<SignTone, string>> = { buy: '▲', sell: '▼', text: '', muted: '' }

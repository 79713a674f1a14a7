import sharp from 'sharp'
import type { Address } from '~/domain/ids'
import { type LogoWidth, logoHueIndex, logoHues, logoLetters } from '~/domain/logo'
import { letterStrokes } from './letter-strokes'
import { type Picture, toPicture } from './picture'

/** Height of a letter and gap between two, in the 20 units of the drawing. */
const letterScale = 1.1
const pitch = 5.6

const black = '#000000'

/** Stands where a token names no picture (M127). */
export function drawBlack(width: LogoWidth): Promise<Picture> {
  return draw(black, [], width)
}

/** Stands where a token's picture can't be had: two letters on the ground that pages give them, too. */
export function drawLetters(
  token: { readonly symbol: string | undefined; readonly mint: Address },
  width: LogoWidth,
): Promise<Picture> {
  const letters = logoLetters(token.symbol)
  return draw(logoHues[logoHueIndex(letters)] ?? black, drawableLetters(letters, token.mint), width)
}

/** Two letters that we can draw. Where the symbol has none of the Latin ones, the mint's stand in. */
export function drawableLetters(letters: string, mint: Address): readonly string[] {
  const drawable = [...letters].filter((letter) => letter in letterStrokes)
  return drawable.length > 0 ? drawable : [...mint.slice(0, 2).toUpperCase()]
}

async function draw(ground: string, letters: readonly string[], width: LogoWidth): Promise<Picture> {
  const left = 10 - (4 * letterScale + pitch * (letters.length - 1)) / 2
  const top = 10 - 3 * letterScale
  const strokes = letters.map(
    (letter, index) =>
      `<path transform="translate(${left + pitch * index} ${top}) scale(${letterScale})" d="${letterStrokes[letter] ?? ''}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 20 20"><rect width="20" height="20" fill="${ground}"/><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g></svg>`
  return toPicture(await sharp(Buffer.from(svg)).webp().toBuffer())
}

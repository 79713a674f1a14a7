import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Address } from '~/domain/base/ids'
import { type LogoWidth, logoHueIndex, logoHues, logoLetters } from '~/domain/token/logo'
import { letterStrokes } from './letter-strokes'
import { type Picture, toPicture } from './picture'

/** Size factor of a letter, and distance between two letters, in a drawing with a width of 20. */
const letterScale = 1.1
const pitch = 5.6

const black = '#000000'

/**
 * Cache size, bytes. There are about 4,000 pictures for all pairs of letters in all widths, and each takes
 * about half a kilobyte.
 */
const keptBytes = 4 * 1024 * 1024

/** Creates the pictures that are sent in place of a logo. */
export interface Placeholders {
  /** Returns the picture of a token without a logo URL. */
  black(width: LogoWidth): Promise<Picture>
  /**
   * Returns the picture of a token whose logo is unavailable. It shows two letters on the background colour
   * that pages use for the token.
   */
  letters(
    token: { readonly symbol: string | undefined; readonly mint: Address },
    width: LogoWidth,
  ): Promise<Picture>
}

/**
 * Creates the source of the placeholders. Each placeholder is drawn only once, because any client can request
 * it as often as it wants.
 */
export function createPlaceholders(): Placeholders {
  const drawn = new LRUCache<string, Picture>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }, svg) => svg.length * 2 + bytes.length,
  })

  async function draw(svg: string): Promise<Picture> {
    const known = drawn.get(svg)
    if (known !== undefined) return known
    const picture = toPicture(await sharp(Buffer.from(svg)).webp().toBuffer())
    drawn.set(svg, picture)
    return picture
  }

  return {
    black: (width) => draw(drawing(black, [], width)),
    letters({ symbol, mint }, width) {
      const letters = logoLetters(symbol)
      const background = logoHues[logoHueIndex(letters)] ?? black
      return draw(drawing(background, drawableLetters(letters, mint), width))
    },
  }
}

/**
 * Returns up to two letters that can be drawn. They come from the symbol, or from the mint if the symbol has
 * no Latin letters or digits.
 */
export function drawableLetters(letters: string, mint: Address): readonly string[] {
  const drawable = [...letters].filter((letter) => letter in letterStrokes)
  return drawable.length > 0 ? drawable : [...mint.slice(0, 2).toUpperCase()]
}

function drawing(background: string, letters: readonly string[], width: LogoWidth): string {
  const left = 10 - (4 * letterScale + pitch * (letters.length - 1)) / 2
  const top = 10 - 3 * letterScale
  const strokes = letters.map(
    (letter, index) =>
      `<path transform="translate(${left + pitch * index} ${top}) scale(${letterScale})" d="${letterStrokes[letter] ?? ''}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 20 20"><rect width="20" height="20" fill="${background}"/><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g></svg>`
}

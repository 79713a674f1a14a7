import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { letterStrokes } from './letter-strokes'
import { createPlaceholders, drawableLetters } from './placeholder'

const placeholders = createPlaceholders()

/**
 * Returns the red, green and blue values at a point, rounded to multiples of 32 because WebP compression is
 * lossy.
 */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const offset = (y * info.width + x) * info.channels
  return [...data.subarray(offset, offset + 3)].map((level) => Math.round(level / 32))
}

test('draws a black picture for a token without a logo URL', async () => {
  for (const width of [24, 48, 96] as const) {
    const { bytes } = await placeholders.black(width)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width })
    for (const point of [0, width / 2, width - 1])
      expect(await colourAt(bytes, point, point)).toEqual([0, 0, 0])
  }
})

test('draws white letters on the background colour that pages use', async () => {
  const { bytes } = await placeholders.letters({ symbol: 'HI', mint: mints.USDC }, 96)
  // "HI" gets the background colour at index ((7 × 31 + 72) × 31 + 73) mod 8 = 0, which is #7B5CD6. The left
  // stroke of the letter H is at x = 24 of 96.
  expect(await colourAt(bytes, 3, 3)).toEqual([0x7b, 0x5c, 0xd6].map((level) => Math.round(level / 32)))
  expect(await colourAt(bytes, 24, 40)).toEqual([8, 8, 8])
})

test('draws every letter and digit, each different', async () => {
  const letters = Object.keys(letterStrokes)
  expect(letters.sort().join('')).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const strokes = await Promise.all(
    letters.map(async (letter) => {
      const { bytes } = await placeholders.letters({ symbol: letter, mint: mints.USDC }, 48)
      return (await sharp(bytes).greyscale().threshold(220).raw().toBuffer()).toString('latin1')
    }),
  )
  expect(new Set(strokes).size).toBe(36)
})

test('uses letters of the mint if the symbol has no drawable letter', () => {
  expect(drawableLetters('SO', mints.USDC)).toEqual(['S', 'O'])
  expect(drawableLetters('狗狗', mints.USDC)).toEqual(['E', 'P'])
  expect(drawableLetters('狗A', mints.USDC)).toEqual(['A'])
  expect(drawableLetters('', mints.wSOL)).toEqual(['S', 'O'])
})

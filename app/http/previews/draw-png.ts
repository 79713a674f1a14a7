import { join } from 'node:path'
import sharp from 'sharp'
import { type Picture, toPicture } from '../images/picture'

const faces = ['Inter-Regular.ttf', 'Inter-Bold.ttf']

/** Makes a PNG of a drawing. */
export type DrawPng = (svg: string) => Promise<Picture>

/** Draws with the font of that folder, whatever fonts the machine has, if any. The font is made known with the first drawing. */
export function createDrawPng(fontDirectory: string): DrawPng {
  let fonts: Promise<void> | undefined
  return async (svg) => {
    fonts ??= makeKnown(fontDirectory)
    await fonts
    return toPicture(await sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer())
  }
}

/** The decoder makes a font known to all that it draws in this process once a text is set in it. */
async function makeKnown(folder: string): Promise<void> {
  for (const face of faces)
    await sharp({ text: { text: 'a', font: 'Inter', fontfile: join(folder, face) } })
      .raw()
      .toBuffer()
}

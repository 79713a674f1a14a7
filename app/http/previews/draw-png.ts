import { join } from 'node:path'
import sharp from 'sharp'
import { type Picture, toPicture } from '../images/picture'

const faces = ['Inter-Regular.ttf', 'Inter-Bold.ttf']

/** Renders an SVG drawing as PNG. */
export type DrawPng = (svg: string) => Promise<Picture>

/**
 * Creates a renderer that uses only the font in a folder, regardless of the machine's fonts. The font is
 * registered before the first drawing.
 */
export function createDrawPng(fontDirectory: string): DrawPng {
  let fonts: Promise<void> | undefined
  return async (svg) => {
    fonts ??= makeKnown(fontDirectory)
    await fonts
    return toPicture(await sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer())
  }
}

/**
 * Registers the font. After one text has been drawn with a font file, the image library knows the font for
 * all later drawings of this process.
 */
async function makeKnown(folder: string): Promise<void> {
  for (const face of faces)
    await sharp({ text: { text: 'a', font: 'Inter', fontfile: join(folder, face) } })
      .raw()
      .toBuffer()
}

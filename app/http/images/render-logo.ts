import sharp, { type Sharp } from 'sharp'
import { type LogoWidth, logoWidths } from '~/domain/logo'
import { imageType } from './image-type'
import { type Picture, toPicture } from './picture'

/** A logo in all the widths that we answer. */
export type Logo = ReadonlyMap<LogoWidth, Picture>

const mostPixels = 4_096 // each way
const mostSeconds = 3

/** The names that the decoder gives to what we let in. */
const decoderNames = { png: 'png', jpeg: 'jpeg', gif: 'gif', webp: 'webp', avif: 'heif' } as const

/** Draws a logo anew from a stranger's bytes: nothing of the file but its pixels survives. Throws where it is no picture, or too large a one. */
export async function renderLogo(bytes: Buffer): Promise<Logo> {
  const type = imageType(bytes)
  if (type === undefined) throw new Error('no kind of picture that we decode')
  const source = sharp(bytes, { limitInputPixels: mostPixels ** 2, sequentialRead: true })
  // Reads the header alone; a picture that claims too much is never decoded (security.md C6).
  const { format, width, height } = await source.metadata()
  if (format !== decoderNames[type]) throw new Error(`a ${type} that decodes as ${format}`)
  if (width > mostPixels || height > mostPixels) throw new Error(`${width} × ${height} pixels are too many`)
  const largest = await resize(source, Math.max(...logoWidths))
    .png()
    .toBuffer()
  const pictures = logoWidths.map(
    async (side) => [side, toPicture(await resize(sharp(largest), side).webp().toBuffer())] as const,
  )
  return new Map(await Promise.all(pictures))
}

function resize(picture: Sharp, side: number): Sharp {
  return picture.resize(side, side, { fit: 'cover' }).timeout({ seconds: mostSeconds })
}

/** Process-wide settings of the decoder, for pictures that are decoded once each beside everything else that a web process does. */
export function tameDecoder(): void {
  sharp.cache(false)
  sharp.concurrency(1)
}

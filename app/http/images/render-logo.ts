import sharp, { type Sharp } from 'sharp'
import { type LogoWidth, logoWidths } from '~/domain/token/logo'
import { imageType } from './image-type'
import { type Picture, toPicture } from './picture'

/** A logo as one encoded picture per supported width. */
export type Logo = ReadonlyMap<LogoWidth, Picture>

const mostPixels = 4_096 // maximum width and height, pixels
/**
 * Maximum width and height of an AVIF, pixels. An AVIF is always decoded in full, regardless of the output
 * size, and takes 25 bytes per pixel with twelve bits per colour.
 */
const mostAvifPixels = 2_048
/**
 * Number of pixels above which decoding a picture may take tens of megabytes. Interlaced pictures of any
 * format are also decoded in full.
 */
const largePixels = 1_024 ** 2
const mostSeconds = 3

/** Names of the accepted formats in the image decoder. */
const decoderNames = { png: 'png', jpeg: 'jpeg', gif: 'gif', webp: 'webp', avif: 'heif' } as const

/** A picture of which only the header has been read. */
export interface OpenedLogo {
  /**
   * Whether decoding this picture takes so much memory that two such pictures must not be decoded in
   * parallel.
   */
  readonly isLarge: boolean
  /**
   * Renders the picture. The result contains only the pixels of the file, no metadata. Throws if decoding
   * fails.
   */
  render(): Promise<Logo>
}

/**
 * Reads the header of an untrusted file. Throws if the file is not a picture. Throws for a picture with too
 * many pixels, so that such a picture is never decoded.
 */
export async function openLogo(bytes: Buffer): Promise<OpenedLogo> {
  const type = imageType(bytes)
  if (type === undefined) throw new Error('not an image format that we decode')
  const source = sharp(bytes, { limitInputPixels: mostPixels ** 2, sequentialRead: true })
  const { format, width, height } = await source.metadata()
  if (format !== decoderNames[type]) throw new Error(`declared as ${type}, decodes as ${format}`)
  const most = type === 'avif' ? mostAvifPixels : mostPixels
  if (width > most || height > most) throw new Error(`${width} × ${height} pixels are too many`)
  return { isLarge: width * height > largePixels, render: () => renderLogo(source) }
}

async function renderLogo(source: Sharp): Promise<Logo> {
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

/**
 * Configures the image decoder for the whole process. It uses no cache, because each picture is decoded only
 * once. It uses one thread, because the web process has other work.
 */
export function tameDecoder(): void {
  sharp.cache(false)
  sharp.concurrency(1)
}

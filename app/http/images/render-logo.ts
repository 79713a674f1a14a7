import sharp, { type Sharp } from 'sharp'
import { type LogoWidth, logoWidths } from '~/domain/logo'
import { imageType } from './image-type'
import { type Picture, toPicture } from './picture'

/** A logo in all supported widths. */
export type Logo = ReadonlyMap<LogoWidth, Picture>

const mostPixels = 4_096 // pixels in each direction
/**
 * Maximum width and height of an AVIF, pixels. It is always decoded in full, regardless of the output size:
 * 25 bytes per pixel at twelve bits per colour.
 */
const mostAvifPixels = 2_048
/**
 * Pixel count above which decoding may take tens of megabytes. Interlaced pictures of any format are also
 * decoded in full.
 */
const largePixels = 1_024 ** 2
const mostSeconds = 3

/** The decoder's names of the accepted formats. */
const decoderNames = { png: 'png', jpeg: 'jpeg', gif: 'gif', webp: 'webp', avif: 'heif' } as const

/** A picture whose header has been read, but not its content. */
export interface OpenedLogo {
  /** Whether decoding takes so much memory that two such pictures must not be decoded in parallel. */
  readonly isLarge: boolean
  /** Renders the picture. Only pixels of the file are kept. Throws if decoding fails. */
  render(): Promise<Logo>
}

/**
 * Reads the header of untrusted bytes. Throws for anything but a picture, and for a picture with too many
 * pixels, so that it is never decoded.
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
 * Configures the decoder for the whole process: no cache, because each picture is decoded only once, and one
 * thread, because the web process has other work.
 */
export function tameDecoder(): void {
  sharp.cache(false)
  sharp.concurrency(1)
}

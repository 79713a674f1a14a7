import sharp, { type Sharp } from 'sharp'
import { type LogoWidth, logoWidths } from '~/domain/logo'
import { imageType } from './image-type'
import { type Picture, toPicture } from './picture'

/** A logo in all the widths that we answer. */
export type Logo = ReadonlyMap<LogoWidth, Picture>

const mostPixels = 4_096 // each way
/** An AVIF is decoded whole, whatever size is asked for: 25 bytes a pixel where it has twelve bits a colour. */
const mostAvifPixels = 2_048
/** From here on a picture may take tens of megabytes while it is decoded: interlaced ones of all kinds are held whole as well. */
const largePixels = 1_024 ** 2
const mostSeconds = 3

/** The names that the decoder gives to what we let in. */
const decoderNames = { png: 'png', jpeg: 'jpeg', gif: 'gif', webp: 'webp', avif: 'heif' } as const

/** A picture whose header has been read, and nothing else. */
export interface OpenedLogo {
  /** Decoding takes so much memory that no two of these should be at it. */
  readonly isLarge: boolean
  /** Draws it anew: nothing of the file but its pixels survives. Throws where it can't be decoded. */
  render(): Promise<Logo>
}

/** Reads the header of a stranger's bytes. Throws where they are no picture, or one that claims too many pixels: it is never decoded (security.md C6). */
export async function openLogo(bytes: Buffer): Promise<OpenedLogo> {
  const type = imageType(bytes)
  if (type === undefined) throw new Error('no kind of picture that we decode')
  const source = sharp(bytes, { limitInputPixels: mostPixels ** 2, sequentialRead: true })
  const { format, width, height } = await source.metadata()
  if (format !== decoderNames[type]) throw new Error(`a ${type} that decodes as ${format}`)
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

/** Process-wide settings of the decoder, for pictures that are decoded once each beside everything else that a web process does. */
export function tameDecoder(): void {
  sharp.cache(false)
  sharp.concurrency(1)
}

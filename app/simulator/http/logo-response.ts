import { createHash } from 'node:crypto'
import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import type { Ledger } from '../ledger'
import { type HttpResponse, textResponse } from './http-response'
import { encodePng } from './png'

const size = 96
const cells = 5
/**
 * Distance of the pattern from the edge of the image, pixels. The distance keeps the pattern inside the disc.
 */
const patternInset = size * 0.22
const path = /^\/logo\/([1-9A-HJ-NP-Za-km-z]{32,44})\.png$/

/** Handles `/logo/{mint}.png` for tokens that have a logo. Returns `undefined` for other paths. */
export function logoResponse(pathname: string, ledger: Ledger): HttpResponse | undefined {
  const text = path.exec(pathname)?.[1]
  if (text === undefined) return undefined
  const mint = parseAddress(text)
  if (!mint || !ledger.token(mint)?.hasLogo) return textResponse(404, 'No such logo')
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400, immutable' }
  return { status: 200, headers, body: drawLogo(mint) }
}

/**
 * Draws a coloured disc with a mirrored pattern. Colour and pattern are derived from the mint, so the logo of
 * a mint never changes.
 */
function drawLogo(mint: Address): Uint8Array {
  const digest = createHash('sha256').update(mint).digest()
  const hue = (digest.readUInt16BE(0) / 65_536) * 360
  const centre = (size - 1) / 2
  const radius = size / 2 - 1
  return encodePng(size, (x, y) => {
    const inside = radius - Math.hypot(x - centre, y - centre)
    if (inside < 0) return [0, 0, 0, 0]
    const alpha = Math.min(1, inside) * 255 // The edge of the disc is soft and one pixel wide.
    const lightness = inPattern(digest, x, y) ? 0.92 : 0.52 - 0.18 * (y / size)
    return [...hslToRgb(hue, 0.62, lightness), alpha]
  })
}

function inPattern(digest: Uint8Array, x: number, y: number): boolean {
  const cellSize = (size - 2 * patternInset) / cells
  const column = Math.floor((x - patternInset) / cellSize)
  const row = Math.floor((y - patternInset) / cellSize)
  if (column < 0 || row < 0 || column >= cells || row >= cells) return false
  const mirrored = Math.min(column, cells - 1 - column)
  const byte = digest[2 + row * 3 + mirrored]
  return byte !== undefined && byte % 2 === 1
}

/** Converts a colour from HSL to RGB: hue in degrees, saturation and lightness from 0 to 1. */
function hslToRgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const spread = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12
    return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(position - 3, 9 - position, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

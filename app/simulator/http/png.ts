import { deflateSync } from 'node:zlib'
import { crc32 } from '~/lib/archive/crc32'

/** Colour of a pixel: red, green, blue and alpha, each from 0 to 255. */
export type Rgba = readonly [number, number, number, number]

const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Encodes a square PNG (RFC 2083), 8 bits per channel with alpha. `paint` is called for every pixel. */
export function encodePng(size: number, paint: (x: number, y: number) => Rgba): Uint8Array {
  const rowBytes = 1 + size * 4 // Each row begins with its filter type; 0: no filter.
  const rows = new Uint8Array(size * rowBytes)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) rows.set(paint(x, y), y * rowBytes + 1 + x * 4)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 6, 0, 0, 0], 8) // bit depth 8, colour type 6 = RGBA, no interlace
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(content.length + 12)
  bytes.writeUInt32BE(content.length, 0)
  bytes.write(type, 4, 'latin1')
  bytes.set(content, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + content.length)), 8 + content.length)
  return bytes
}

import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { crc32 } from '~/lib/archive/crc32'
import { imageType } from './image-type'
import { openLogo } from './render-logo'

const red = sharp({ create: { width: 60, height: 30, channels: 3, background: '#ff0000' } })

const encoded = {
  png: red.clone().png(),
  jpeg: red.clone().jpeg(),
  gif: red.clone().gif(),
  webp: red.clone().webp(),
  avif: red.clone().avif(),
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

const renderLogo = async (bytes: Buffer) => (await openLogo(bytes)).render()

/** Returns a PNG whose header claims a given size. The body consists of zeros, which compress well. */
function hugePng(side: number, rows: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8) // One bit per pixel, greyscale.
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.of())])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

test.each(Object.entries(encoded))('converts a %s to a square WebP in each width', async (type, picture) => {
  const bytes = await picture.toBuffer()
  expect(imageType(bytes)).toBe(type)
  const logo = await renderLogo(bytes)
  expect([...logo.keys()]).toEqual([24, 48, 96])
  for (const [width, { bytes: drawn, etag }] of logo) {
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width, height: width })
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect(drawn.length).toBeLessThan(2_000)
    const { channels } = await sharp(drawn).stats()
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 50))).toEqual([5, 0, 0])
  }
})

test('removes hidden content from a picture', async () => {
  const script = '<script>alert(1)</script>'
  const polyglot = Buffer.concat([await encoded.gif.toBuffer(), Buffer.from(script)])
  const noted = await red
    .clone()
    .withExif({ IFD0: { Copyright: script } })
    .jpeg()
    .toBuffer()
  expect(noted.includes('alert')).toBe(true)
  for (const bytes of [polyglot, noted]) {
    for (const { bytes: drawn } of (await renderLogo(bytes)).values()) {
      expect(imageType(drawn)).toBe('webp')
      expect(drawn.includes('alert')).toBe(false)
    }
  }
})

test('rejects files that are not pictures, regardless of the format they claim', async () => {
  const refused: Record<string, Buffer> = {
    nothing: Buffer.alloc(0),
    svg: Buffer.from(svg),
    'svg with a prologue': Buffer.from(`<?xml version="1.0"?>${svg}`),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    'html behind the name of a gif': Buffer.from('GIF89a=1;//<script>alert(1)</script>'),
    'svg behind the signature of a png': Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      Buffer.from(svg),
    ]),
    tiff: await red.clone().tiff().toBuffer(),
    bmp: Buffer.from('BM\x1e\0\0\0\0\0\0\0\x1a\0\0\0\x0c\0\0\0\x01\0\x01\0\x01\0\x18\0\0\0\xff\0', 'latin1'),
    pdf: Buffer.from('%PDF-1.7'),
    'half a png': (await encoded.png.toBuffer()).subarray(0, 60),
    'half a jpeg': (await encoded.jpeg.toBuffer()).subarray(0, 100),
    'a riff of sound': Buffer.from('RIFF\x24\0\0\0WAVEfmt '),
    'a film': Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'),
  }
  for (const [name, bytes] of Object.entries(refused)) await expect(renderLogo(bytes), name).rejects.toThrow()
})

test('rejects a picture with too many pixels before decoding it', async () => {
  const bomb = hugePng(30_000, 30_000)
  expect(bomb.length).toBeLessThan(200_000)
  const startedMs = performance.now()
  const before = process.memoryUsage().rss
  for (const bytes of [bomb, hugePng(4_097, 4_097), hugePng(2 ** 31 - 1, 0)])
    await expect(renderLogo(bytes)).rejects.toThrow()
  expect(performance.now() - startedMs).toBeLessThan(1_000)
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  expect((await renderLogo(hugePng(4_096, 4_096))).size).toBe(3)
})

test('marks a picture that needs much memory as large, and rejects an AVIF that would need most', async () => {
  const avif = (side: number) =>
    sharp({ create: { width: side, height: 8, channels: 3, background: '#fff' } })
      .avif({ effort: 0 })
      .toBuffer()
  await expect(openLogo(await avif(2_049))).rejects.toThrow('2049 × 8 pixels are too many')
  expect((await openLogo(await avif(2_048))).isLarge).toBe(false)
  expect((await openLogo(hugePng(1_024, 0))).isLarge).toBe(false)
  expect((await openLogo(hugePng(1_025, 0))).isLarge).toBe(true)
})

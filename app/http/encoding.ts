import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Content codings of bodies, best first. */
const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

/** Size below which bodies are sent uncompressed, bytes. They fit into one packet. */
const smallestBody = 1_024

const compressible =
  /^(?:text\/|application\/(?:json|problem\+json|x-ndjson|yaml|javascript|manifest\+json|xml)|image\/svg)/

/**
 * Compression levels: low for responses that change every second, medium for pages (8 % smaller for 3 ms, a
 * small part of the rendering time), highest for immutable files (level 9 would make them 7 % larger).
 */
const brotliQuality = { live: 4, page: 6, lasting: 11 } as const
export type Kept = keyof typeof brotliQuality

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Returns the best coding that a client accepts; `undefined` if it accepts none. `q=0` excludes a coding. */
export function chooseCoding(acceptEncoding: string | undefined): Coding | undefined {
  if (acceptEncoding === undefined) return undefined
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  return codings.find((coding) => accepted.has(coding))
}

/** Whether compressing a body is worthwhile. */
export function isCompressible(contentType: string | null, bytes: number): boolean {
  return bytes >= smallestBody && contentType !== null && compressible.test(contentType)
}

/** Returns a body in a coding. */
export function encodeBody(body: Buffer, coding: Coding, kept: Kept): Promise<Buffer> {
  if (coding === 'gzip') return gzipAsync(body)
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[kept],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

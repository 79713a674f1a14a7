import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Codings that bodies are sent in, best first. */
const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

/** Smaller bodies fit into one packet as they are. */
const smallestBody = 1_024

const compressible =
  /^(?:text\/|application\/(?:json|problem\+json|x-ndjson|javascript|manifest\+json|xml)|image\/svg)/

/** How hard to press: what is sent once a second as against what never changes, of which 9 would leave 7 % more. */
const brotliQuality = { live: 4, lasting: 11 } as const

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** The best coding that a client takes, or undefined for none; `q=0` is a refusal. */
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

/** Whether pressing a body makes sense. */
export function isCompressible(contentType: string | null, bytes: number): boolean {
  return bytes >= smallestBody && contentType !== null && compressible.test(contentType)
}

/** A body in a coding. */
export function encodeBody(body: Buffer, coding: Coding, lasting: boolean): Promise<Buffer> {
  if (coding === 'gzip') return gzipAsync(body)
  const quality = lasting ? brotliQuality.lasting : brotliQuality.live
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Codings that bodies are sent in, best first. */
const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

/** Smaller bodies fit into one packet as they are. */
const smallestBody = 1_024

const compressible =
  /^(?:text\/|application\/(?:json|problem\+json|x-ndjson|yaml|javascript|manifest\+json|xml)|image\/svg)/

/**
 * How hard to press: answers that are made anew each second, pages (8 % smaller for 3 ms, a small part of what drawing them costs), and what
 * never changes, of which 9 would leave 7 % more.
 */
const brotliQuality = { live: 4, page: 6, lasting: 11 } as const
export type Kept = keyof typeof brotliQuality

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
export function encodeBody(body: Buffer, coding: Coding, kept: Kept): Promise<Buffer> {
  if (coding === 'gzip') return gzipAsync(body)
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[kept],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

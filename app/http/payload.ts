import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesTag } from '~/api/etag.server'
import { type HeaderList, headerList } from '~/api/header-list'
import { type Coding, chooseCoding, encodeBody, isCompressible, type Kept } from './encoding'

/** Overhead of a response (objects, headers, cache entry), bytes. */
const ownBytes = 1_024

/**
 * Estimated size of a body with its two compressed copies, relative to the body alone. Addresses compress
 * worst, to three quarters. The two copies of other bodies usually add only half of the body's size.
 */
const withCopies = 2.5

/** A complete response in memory. It is compressed once per coding, regardless of the number of responses. */
export class Payload {
  readonly #encoded = new Map<Coding, Promise<Buffer>>()
  readonly #status: number
  readonly #headers: HeaderList
  readonly #etag: string | undefined
  readonly #body: Buffer
  readonly #contentType: string | null
  readonly #kept: Kept

  constructor(response: {
    readonly status: number
    readonly headers: Readonly<Record<string, string | string[]>>
    readonly body: Buffer
    readonly contentType: string | null
    /** Lifetime of the body, which determines the compression level. */
    readonly kept?: Kept
  }) {
    this.#status = response.status
    const { etag } = response.headers
    this.#headers = headerList(response.headers)
    this.#etag = typeof etag === 'string' ? etag : undefined
    this.#body = response.body
    this.#contentType = response.contentType
    this.#kept = response.kept ?? 'live'
  }

  /** Maximum memory, bytes, after the response has been sent in every coding. */
  get weight(): number {
    return ownBytes + Math.ceil(this.#body.length * (this.#isPressable ? withCopies : 1))
  }

  get #isPressable(): boolean {
    return isCompressible(this.#contentType, this.#body.length)
  }

  /**
   * Sends the response, compressed if the client accepts it, or only headers if the client already has it.
   * `extra` headers are for this request only.
   */
  async send(request: IncomingMessage, target: ServerResponse, extra: HeaderList = []): Promise<void> {
    const headers = this.#headers.concat(extra)
    const has = request.headers['if-none-match']
    if (this.#status === 200 && this.#etag !== undefined && matchesTag(has, this.#etag)) {
      target.writeHead(304, headers).end()
      return
    }
    const coding = this.#isPressable ? chooseCoding(request.headers['accept-encoding']) : undefined
    const body = coding === undefined ? this.#body : await this.#in(coding)
    if (target.destroyed) return
    if (coding !== undefined) headers.push('content-encoding', coding)
    headers.push('content-length', String(body.length))
    target.writeHead(this.#status, headers)
    target.end(request.method === 'HEAD' ? undefined : body)
  }

  #in(coding: Coding): Promise<Buffer> {
    const known = this.#encoded.get(coding)
    if (known !== undefined) return known
    const encoding = encodeBody(this.#body, coding, this.#kept)
    this.#encoded.set(coding, encoding)
    return encoding
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesTag } from '~/api/response/etag.server'
import { type HeaderList, headerList } from '~/api/response/header-list'
import { type Coding, chooseCoding, encodeBody, isCompressible, type Kept } from './encoding'
import { endAfterTurn } from './end-after-turn'

/** Memory that a response takes in addition to its body (objects, headers, cache entry), bytes. */
const ownBytes = 1_024

/**
 * Estimated memory for a body and its two compressed copies, as a multiple of the body's size. Account
 * addresses compress worst, to three quarters of their size. For other bodies, the two copies together
 * usually have half of the body's size.
 */
const withCopies = 2.5

/**
 * A complete response in memory. The response is compressed only once per coding, regardless of how often it
 * is sent.
 */
export class Payload {
  readonly #encoded = new Map<Coding, Promise<Buffer>>()
  readonly #status: number
  readonly #headers: HeaderList
  readonly #etag: string | undefined
  readonly #body: Buffer
  readonly #isPressable: boolean
  readonly #kept: Kept

  constructor(response: {
    readonly status: number
    readonly headers: Readonly<Record<string, string | string[]>>
    readonly body: Buffer
    readonly contentType: string | null
    /** Expected lifetime of the body. It determines the compression level. */
    readonly kept?: Kept
  }) {
    this.#status = response.status
    const { etag } = response.headers
    this.#headers = headerList(response.headers)
    this.#etag = typeof etag === 'string' ? etag : undefined
    this.#body = response.body
    this.#isPressable = isCompressible(response.contentType, response.body.length)
    this.#kept = response.kept ?? 'live'
  }

  /** Maximum memory that this response takes after it has been sent in every coding, bytes. */
  get weight(): number {
    return ownBytes + Math.ceil(this.#body.length * (this.#isPressable ? withCopies : 1))
  }

  /**
   * Sends the response. The body is compressed if the client accepts this. If the client already has the
   * body, only headers are sent. `extra` are additional headers for this request only.
   */
  async send(request: IncomingMessage, target: ServerResponse, extra: HeaderList = []): Promise<void> {
    const headers = this.#headers.concat(extra)
    const has = request.headers['if-none-match']
    if (this.#status === 200 && this.#etag !== undefined && matchesTag(has, this.#etag)) {
      endAfterTurn(target.writeHead(304, headers))
      return
    }
    const coding = this.#isPressable ? chooseCoding(request.headers['accept-encoding']) : undefined
    const body = coding === undefined ? this.#body : await this.#in(coding)
    if (target.destroyed) return
    if (coding !== undefined) headers.push('content-encoding', coding)
    headers.push('content-length', String(body.length))
    target.writeHead(this.#status, headers)
    endAfterTurn(target, request.method === 'HEAD' ? undefined : body)
  }

  #in(coding: Coding): Promise<Buffer> {
    const known = this.#encoded.get(coding)
    if (known !== undefined) return known
    const encoding = encodeBody(this.#body, coding, this.#kept)
    this.#encoded.set(coding, encoding)
    return encoding
  }
}

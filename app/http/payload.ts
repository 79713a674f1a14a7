import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesTag } from '~/api/etag.server'
import { type HeaderList, headerList } from '~/api/header-list'
import { type Coding, chooseCoding, encodeBody, isCompressible, type Kept } from './encoding'

/** What an answer takes beside its bytes: objects, headers, its place in a cache. */
const ownBytes = 1_024

/** A body with a copy in each of two codings: even of addresses alone, six bits of each letter's eight are left. Half a body is what most copies take together. */
const withCopies = 2.5

/** A whole answer in memory. It presses itself once per coding, however often it is sent. */
export class Payload {
  readonly #encoded = new Map<Coding, Promise<Buffer>>()
  readonly #status: number
  readonly #headers: HeaderList
  readonly #etag: string | undefined
  readonly #body: Buffer
  readonly #contentType: string | null
  readonly #kept: Kept

  constructor(answer: {
    readonly status: number
    readonly headers: Readonly<Record<string, string | string[]>>
    readonly body: Buffer
    readonly contentType: string | null
    /** How long it stays as it is, and so how hard it is pressed. */
    readonly kept?: Kept
  }) {
    this.#status = answer.status
    const { etag } = answer.headers
    this.#headers = headerList(answer.headers)
    this.#etag = typeof etag === 'string' ? etag : undefined
    this.#body = answer.body
    this.#contentType = answer.contentType
    this.#kept = answer.kept ?? 'live'
  }

  /** Bytes that it holds at most, a whole number: once it has been sent in every coding. */
  get weight(): number {
    return ownBytes + Math.ceil(this.#body.length * (this.#isPressable ? withCopies : 1))
  }

  get #isPressable(): boolean {
    return isCompressible(this.#contentType, this.#body.length)
  }

  /** Sends it, pressed if the client likes; only its headers to one that has it already. `extra` headers are those of this one request. */
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

import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesTag } from '~/api/etag.server'
import { type Coding, chooseCoding, encodeBody, isCompressible } from './encoding'

/** A whole answer in memory. It presses itself once per coding, however often it is sent. */
export class Payload {
  readonly #encoded = new Map<Coding, Promise<Buffer>>()
  readonly #status: number
  readonly #headers: Readonly<Record<string, string | string[]>>
  readonly #body: Buffer
  readonly #contentType: string | null
  readonly #lasting: boolean

  constructor(answer: {
    readonly status: number
    readonly headers: Readonly<Record<string, string | string[]>>
    readonly body: Buffer
    readonly contentType: string | null
    /** It never changes, so pressing it hard pays. */
    readonly lasting?: boolean
  }) {
    this.#status = answer.status
    this.#headers = answer.headers
    this.#body = answer.body
    this.#contentType = answer.contentType
    this.#lasting = answer.lasting ?? false
  }

  /** Bytes that it holds. */
  get weight(): number {
    return this.#body.length
  }

  /** Sends it, pressed if the client likes; only its headers to one that has it already. `extra` headers are those of this one request. */
  async send(
    request: IncomingMessage,
    target: ServerResponse,
    extra: Readonly<Record<string, string | string[]>> = {},
  ): Promise<void> {
    const { etag } = this.#headers
    if (
      this.#status === 200 &&
      typeof etag === 'string' &&
      matchesTag(request.headers['if-none-match'], etag)
    ) {
      target.writeHead(304, { ...this.#headers, ...extra }).end()
      return
    }
    const pressable = isCompressible(this.#contentType, this.#body.length)
    const coding = pressable ? chooseCoding(request.headers['accept-encoding']) : undefined
    const body = coding === undefined ? this.#body : await this.#in(coding)
    if (target.destroyed) return
    target.writeHead(this.#status, {
      ...this.#headers,
      ...extra,
      ...(coding !== undefined && { 'content-encoding': coding }),
      'content-length': String(body.length),
    })
    target.end(request.method === 'HEAD' ? undefined : body)
  }

  #in(coding: Coding): Promise<Buffer> {
    const known = this.#encoded.get(coding)
    if (known !== undefined) return known
    const encoding = encodeBody(this.#body, coding, this.#lasting)
    this.#encoded.set(coding, encoding)
    return encoding
  }
}

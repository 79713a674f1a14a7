import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Api } from '~/api/api.server'
import type { KnownAnswer } from '~/api/api-answer.server'
import { type HeaderList, headerList } from '~/api/header-list'
import { BoundedCache } from '~/lib/bounded-cache'
import { nodeHeaders, requestHeaders, toWebRequest } from './node-adapter'
import { Payload } from './payload'

/** Bytes of bodies that are kept for the next client that asks for the same data. */
const keptBytes = 32 * 1024 * 1024

/** Answers of the API on a socket. A body is pressed once per version of its data, not once per client. */
export class ApiResponder {
  readonly #api: Api
  readonly #bodies = new BoundedCache<Payload>(keptBytes)
  readonly #headers: Readonly<Record<string, string>>
  readonly #headersOfKnown: HeaderList

  /** `headers` go on every answer. */
  constructor(api: Api, headers: Readonly<Record<string, string>> = {}) {
    this.#api = api
    this.#headers = headers
    this.#headersOfKnown = headerList(headers)
  }

  async serve(url: URL, request: IncomingMessage, target: ServerResponse): Promise<void> {
    // GET also for HEAD: the length of the body is part of the answer.
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
    const answer = await this.#api({
      method,
      url,
      headers: requestHeaders(request),
      socketAddress: request.socket.remoteAddress,
      toRequest: () => toWebRequest(request, url, method),
    })
    if (answer instanceof Response) await this.send(answer, request, target)
    else await this.#sendKnown(answer, request, target)
  }

  /** Sends a finished answer of the API. `more` are headers of its path. */
  async send(
    response: Response,
    request: IncomingMessage,
    target: ServerResponse,
    more: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const headers = headerList({ ...this.#headers, ...more, ...nodeHeaders(response.headers) })
    if (response.body === null) {
      target.writeHead(response.status, [...headers]).end()
      return
    }
    await (await this.#payloadOf(response)).send(request, target, headers)
  }

  async #sendKnown(
    { status, headers, body, etag, contentType }: KnownAnswer,
    request: IncomingMessage,
    target: ServerResponse,
  ): Promise<void> {
    const all = this.#headersOfKnown.concat(headers)
    if (body === null) target.writeHead(status, all).end()
    else await (this.#bodies.get(etag) ?? this.#pack(etag, body, contentType)).send(request, target, all)
  }

  #pack(etag: string, body: string, contentType: string): Payload {
    const payload = new Payload({ status: 200, headers: {}, body: Buffer.from(body), contentType })
    return this.#keep(etag, payload)
  }

  async #payloadOf(response: Response): Promise<Payload> {
    const etag = response.headers.get('etag')
    const known = etag === null ? undefined : this.#bodies.get(etag)
    if (known !== undefined) return known
    const body = Buffer.from(await response.arrayBuffer())
    const contentType = response.headers.get('content-type')
    const payload = new Payload({ status: response.status, headers: {}, body, contentType })
    // Who asked at the same time may have brought it meanwhile: both then wait for the same pressing.
    return etag === null ? payload : (this.#bodies.get(etag) ?? this.#keep(etag, payload))
  }

  #keep(etag: string, payload: Payload): Payload {
    this.#bodies.set(etag, payload, payload.weight)
    return payload
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Api } from '~/api/api.server'
import type { ApiResponse, PlainResponse } from '~/api/response/api-response.server'
import { type HeaderList, headerList } from '~/api/response/header-list'
import { endAfterTurn } from './end-after-turn'
import { nodeHeaders, requestHeaders, toWebRequest } from './node-adapter'
import { Payload } from './payload'

/** Size of the cache of response bodies, bytes. */
const keptBytes = 32 * 1024 * 1024

/**
 * Sends API responses to a socket. Each body is compressed only once per version of its data, regardless of
 * the number of clients.
 */
export class ApiResponder {
  readonly #api: Api
  readonly #bodies = new LRUCache<string, Payload>({
    maxSize: keptBytes,
    sizeCalculation: ({ weight }) => weight,
  })
  readonly #headers: Readonly<Record<string, string>>
  readonly #headersOfPlain: HeaderList

  /** `headers` are added to every response. */
  constructor(api: Api, headers: Readonly<Record<string, string>> = {}) {
    this.#api = api
    this.#headers = headers
    this.#headersOfPlain = headerList(headers)
  }

  async serve(url: URL, request: IncomingMessage, target: ServerResponse): Promise<void> {
    // Handle HEAD like GET, because the headers of its response must include the length of the body.
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
    const response = await this.#api({
      method,
      url,
      headers: requestHeaders(request),
      socketAddress: request.socket.remoteAddress,
      toRequest: () => toWebRequest(request, url, method),
    })
    await this.send(response, request, target)
  }

  /** Sends a finished response of the API. */
  async send(response: ApiResponse, request: IncomingMessage, target: ServerResponse): Promise<void> {
    if (response instanceof Response) await this.#sendResponse(response, request, target)
    else await this.#sendPlain(response, request, target)
  }

  async #sendResponse(response: Response, request: IncomingMessage, target: ServerResponse): Promise<void> {
    const headers = headerList({ ...this.#headers, ...nodeHeaders(response.headers) })
    if (response.body === null) {
      endAfterTurn(target.writeHead(response.status, [...headers]))
      return
    }
    await (await this.#payloadOf(response)).send(request, target, headers)
  }

  async #sendPlain(response: PlainResponse, request: IncomingMessage, target: ServerResponse): Promise<void> {
    const { status, headers, body, etag } = response
    const all = this.#headersOfPlain.concat(headers)
    if (body === null) endAfterTurn(target.writeHead(status, all))
    else {
      const known = etag === undefined ? undefined : this.#bodies.get(etag)
      await (known ?? this.#pack(response, body)).send(request, target, all)
    }
  }

  #pack({ status, contentType, etag }: PlainResponse, body: string): Payload {
    const payload = new Payload({ status, headers: {}, body: Buffer.from(body), contentType })
    return etag === undefined ? payload : this.#keep(etag, payload)
  }

  async #payloadOf(response: Response): Promise<Payload> {
    const etag = response.headers.get('etag')
    const known = etag === null ? undefined : this.#bodies.get(etag)
    if (known !== undefined) return known
    const body = Buffer.from(await response.arrayBuffer())
    const contentType = response.headers.get('content-type')
    const payload = new Payload({ status: response.status, headers: {}, body, contentType })
    // A simultaneous request may have cached the payload in the meantime. In this case the two requests share
    // one compression.
    return etag === null ? payload : (this.#bodies.get(etag) ?? this.#keep(etag, payload))
  }

  #keep(etag: string, payload: Payload): Payload {
    this.#bodies.set(etag, payload)
    return payload
  }
}

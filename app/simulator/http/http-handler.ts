import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '~/lib/clock'
import type { Ledger } from '../ledger'
import type { JsonRpc } from '../rpc/json-rpc'
import { parseBody } from '../rpc/request'
import { type HttpResponse, textResponse } from './http-response'
import { logoResponse } from './logo-response'
import type { RateLimiter } from './rate-limiter'
import { readBody, sendJsonPieces, sendResponse } from './send'
import { createTokenApi } from './token-api'

export interface HttpHandlerOptions {
  readonly ledger: Ledger
  readonly jsonRpc: JsonRpc
  readonly clock: Clock
  /** Rate limiter; `undefined`: no limit. */
  readonly rateLimiter: RateLimiter | undefined
  /** Returns the server's own origin, for links to logos. */
  readonly origin: () => string
}

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Maximum size of a request body, bytes. Same as `MAX_REQUEST_BODY_SIZE` of the Solana node agave. */
const maxBodyBytes = 50 * 1024

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, solana-client, x-api-key',
  'access-control-max-age': '86400',
}

/**
 * Handles JSON-RPC requests on `POST /`, and also requests for `/health`, the Token and Price APIs and token
 * logos.
 */
export function createHttpHandler(options: HttpHandlerOptions): HttpHandler {
  const { jsonRpc, ledger, rateLimiter } = options
  const tokenApi = createTokenApi(ledger, options.origin, options.clock)

  /**
   * Returns whether the client has used up its request budget. If so, the 429 response has already been sent.
   */
  function refused(request: IncomingMessage, response: ServerResponse, count: number): boolean {
    const waitMs = rateLimiter?.take(request.socket.remoteAddress ?? '', count)
    if (waitMs === undefined) return false
    sendResponse(response, tooManyRequests(waitMs, options.clock.nowMs()))
    return true
  }

  async function answerRpc(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.headers['content-type']?.toLowerCase().startsWith('application/json')) {
      const text = 'Supplied content type is not allowed. Content-Type: application/json is required'
      return sendResponse(response, textResponse(415, text))
    }
    const text = await readBody(request, maxBodyBytes)
    if (text === undefined) {
      response.setHeader('connection', 'close')
      return sendResponse(response, textResponse(413, 'Request body is too large'))
    }
    const body = parseBody(text)
    if (refused(request, response, body.requests.length)) return
    await sendJsonPieces(response, jsonRpc(body))
  }

  function answerGet(url: URL): HttpResponse {
    if (url.pathname === '/health') return textResponse(200, 'ok')
    if (url.pathname === '/') {
      return textResponse(405, 'Used HTTP Method is not allowed. POST or OPTIONS is required')
    }
    return tokenApi.answer(url) ?? logoResponse(url.pathname, ledger) ?? textResponse(404, 'Not found')
  }

  return async (request, response) => {
    for (const [name, value] of Object.entries(corsHeaders)) response.setHeader(name, value)
    const url = parseTarget(request.url ?? '/')
    if (request.method === 'OPTIONS') sendResponse(response, textResponse(204, ''))
    else if (!url) sendResponse(response, textResponse(400, 'Not a URL'))
    else if (request.method === 'POST' && url.pathname === '/') await answerRpc(request, response)
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      sendResponse(response, textResponse(405, 'Use GET'))
    else if (!refused(request, response, 1)) sendResponse(response, answerGet(url))
  }
}

/** Parses the target of a request line. Returns `undefined` for an invalid URL such as `//`. */
function parseTarget(target: string): URL | undefined {
  const base = 'http://simulator'
  return URL.canParse(target, base) ? new URL(target, base) : undefined
}

/**
 * Returns a 429 response like a public endpoint. `Retry-After` is for RPC clients, `x-ratelimit-reset` for
 * Token API clients.
 */
function tooManyRequests(waitMs: number, nowMs: number): HttpResponse {
  const waitSeconds = Math.ceil(waitMs / 1000)
  return {
    status: 429,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': String(waitSeconds),
      'x-ratelimit-reset': String(Math.ceil((nowMs + waitMs) / 1000)),
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      error: { code: 429, message: 'Too many requests for a specific RPC call' },
      id: null,
    }),
  }
}

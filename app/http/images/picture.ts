import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesTag, strongTagOf } from '~/api/response/etag.server'
import { endAfterTurn } from '../end-after-turn'

export interface Picture {
  readonly bytes: Buffer
  readonly etag: string
}

export function toPicture(bytes: Buffer): Picture {
  return { bytes, etag: strongTagOf(bytes) }
}

/** Sends a picture. If the client already has the picture, sends only headers. */
export function sendPicture(
  { bytes, etag }: Picture,
  headers: Readonly<Record<string, string>>,
  request: IncomingMessage,
  target: ServerResponse,
): void {
  if (target.destroyed) return
  if (matchesTag(request.headers['if-none-match'], etag))
    endAfterTurn(target.writeHead(304, { ...headers, etag }))
  else {
    target.writeHead(200, { ...headers, etag, 'content-length': String(bytes.length) })
    endAfterTurn(target, request.method === 'HEAD' ? undefined : bytes)
  }
}

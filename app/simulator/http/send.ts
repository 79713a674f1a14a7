import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { HttpResponse } from './http-response'

/** Size of a chunk, characters. Smaller pieces of a response are joined until they reach this size. */
const chunkCharacters = 256 * 1024

/**
 * Maximum time for which one response is generated before other requests are served, milliseconds. Without
 * this limit, a client that reads history would delay clients that follow live data.
 */
const turnMs = 5

export function sendResponse(response: ServerResponse, { status, headers, body }: HttpResponse): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

/**
 * Sends pieces of JSON as fast as the client reads. The response is not built as one string, because the
 * accounts of a program may exceed the maximum length of a string. A small response is sent in one piece,
 * with its length.
 */
export async function sendJsonPieces(response: ServerResponse, pieces: Iterable<string>): Promise<void> {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  let chunk = ''
  const takeChunk = () => {
    const bytes = utf8Bytes(chunk)
    chunk = ''
    return bytes
  }
  let turnEndsMs = performance.now() + turnMs
  for (const piece of pieces) {
    chunk += piece
    if (performance.now() >= turnEndsMs) {
      await nextTurn()
      turnEndsMs = performance.now() + turnMs
    }
    if (chunk.length < chunkCharacters) continue
    if (!response.headersSent) response.writeHead(200, headers)
    const flowing = response.write(takeChunk())
    if (!flowing) await drained(response)
    if (response.destroyed) return
  }
  const rest = takeChunk()
  if (!response.headersSent) response.writeHead(200, { ...headers, 'content-length': rest.length })
  response.end(rest)
}

/**
 * Encodes a string as UTF-8. This function needs a third of the usual time for ASCII, and nearly all strings
 * that are sent here are ASCII.
 */
function utf8Bytes(text: string): Buffer {
  return Buffer.byteLength(text) === text.length ? Buffer.from(text, 'latin1') : Buffer.from(text)
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done)
      response.off('close', done)
      resolve()
    }
    response.on('drain', done)
    response.on('close', done)
  })
}

/**
 * Reads a request body as a string. Returns `undefined` if the body is longer than `maxBytes`; the rest of
 * the body is then not read.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let byteLength = 0
  // The request is not destroyed, because the 413 response still has to be sent on its socket.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    byteLength += chunk.length
    if (byteLength > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

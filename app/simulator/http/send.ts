import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Piece } from '../rpc/json-rpc'
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
export async function sendJsonPieces(response: ServerResponse, pieces: Iterable<Piece>): Promise<void> {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const chunk = createChunk()
  let turnEndsMs = performance.now() + turnMs
  for (const piece of pieces) {
    chunk.add(piece)
    if (performance.now() >= turnEndsMs) {
      await nextTurn()
      turnEndsMs = performance.now() + turnMs
    }
    if (chunk.length() < chunkCharacters) continue
    if (!response.headersSent) response.writeHead(200, headers)
    const flowing = response.write(chunk.take())
    if (!flowing) await drained(response)
    if (response.destroyed) return
  }
  if (response.headersSent) return void response.end(chunk.take())
  const body = chunk.take()
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.end(body)
}

/** Collects pieces until together they are large enough to write. */
function createChunk() {
  let parts: Uint8Array[] = []
  let partsLength = 0
  let text = ''

  function add(bytes: Uint8Array): void {
    parts.push(bytes)
    partsLength += bytes.length
  }
  function endText(): void {
    if (text !== '') add(utf8Bytes(text))
    text = ''
  }
  return {
    add(piece: Piece): void {
      if (typeof piece === 'string') {
        text += piece
        return
      }
      endText()
      add(piece)
    },
    /** Number of encoded bytes, plus the number of characters that are not encoded yet. */
    length: () => partsLength + text.length,
    take(): Uint8Array {
      endText()
      const [only] = parts
      const whole = parts.length === 1 && only ? only : Buffer.concat(parts, partsLength)
      parts = []
      partsLength = 0
      return whole
    },
  }
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

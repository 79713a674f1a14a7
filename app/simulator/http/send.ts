import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Piece } from '../rpc/json-rpc'
import type { HttpResponse } from './http-response'

/** Size up to which pieces are joined before they are written, bytes. */
const chunkCharacters = 256 * 1024

/**
 * Longest time for which one response is generated before other requests get a turn, milliseconds. Without
 * it, a client that reads history would delay clients that follow live data.
 */
const turnMs = 5

export function sendResponse(response: ServerResponse, { status, headers, body }: HttpResponse): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

/**
 * Sends JSON pieces as fast as the client reads. The accounts of a program may exceed the longest possible
 * string. A small response is sent in one piece, with its length.
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

/** Collects pieces until they are large enough to write. */
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
    /** Length in bytes, plus the characters that are not encoded yet. */
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
 * Encodes text as UTF-8. This takes a third of the time for ASCII text, and nearly all text that is sent here
 * is ASCII.
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
 * Reads a request body as text. Returns `undefined` if it is longer than `maxBytes`, without reading the
 * rest.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let byteLength = 0
  // Not destroyed: the 413 response still has to be sent on this socket.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    byteLength += chunk.length
    if (byteLength > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

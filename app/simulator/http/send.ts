import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Piece } from '../rpc/json-rpc'
import type { HttpAnswer } from './http-answer'

/** Pieces are joined up to this size before they are written. */
const chunkCharacters = 256 * 1024

/** So long one answer is worked on before everybody else gets their turn: a client that reads history must not delay those who follow the present. */
const turnMs = 5

export function sendAnswer(response: ServerResponse, { status, headers, body }: HttpAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

/**
 * Sends JSON that comes in pieces, at the pace at which the client reads: a program's accounts may be larger than the longest
 * string there is. Small answers go out whole, with their length.
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

/** Collects pieces until they are worth writing. */
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
    /** Bytes, or characters where they are not bytes yet. */
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

/** UTF-8 in a third of the time where all characters are ASCII, as they are in nearly all that a chain has to say. */
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

/** Text of a body, or undefined if it is longer than `maxBytes`; the rest of it is then not read. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let byteLength = 0
  // Left undestroyed, so that the refusal can still be sent on its socket.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    byteLength += chunk.length
    if (byteLength > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

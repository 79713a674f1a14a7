import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
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
export async function sendJsonPieces(response: ServerResponse, pieces: Iterable<string>): Promise<void> {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  let buffered = ''
  let turnEndsMs = performance.now() + turnMs
  for (const piece of pieces) {
    buffered += piece
    if (performance.now() >= turnEndsMs) {
      await nextTurn()
      turnEndsMs = performance.now() + turnMs
    }
    if (buffered.length < chunkCharacters) continue
    if (!response.headersSent) response.writeHead(200, headers)
    const flowing = response.write(utf8Bytes(buffered))
    buffered = ''
    if (!flowing) await drained(response)
    if (response.destroyed) return
  }
  if (response.headersSent) return void response.end(utf8Bytes(buffered))
  const body = utf8Bytes(buffered)
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.end(body)
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

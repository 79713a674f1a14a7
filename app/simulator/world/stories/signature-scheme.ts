import { type Signature, trustedSignature } from '~/domain/base/ids'
import { decodeBase58, encodeBase58 } from '~/lib/text/base58'
import { RandomStream, seedOf } from '../random'
import type { StoryId } from './story'

/** Story and step that identify a transaction. */
export interface StepId {
  readonly story: StoryId
  readonly step: number
}

const headLength = 16
const signatureLength = 64
/**
 * Maximum length of the base58 string of 64 bytes. Longer strings are rejected without decoding them, because
 * decoding is slow.
 */
const mostCharacters = 88

/**
 * Encodes the id of a step in its signature, so that no index from signatures to transactions is needed. The
 * last 48 bytes are a hash of the id. The first 16 bytes contain the id, masked with a hash of the last 48
 * bytes. Each signature therefore identifies its transaction, and all other strings are rejected.
 */
export interface SignatureScheme {
  sign(id: StepId): Signature
  /** Decodes a signature of this world. Returns `undefined` for any other string. */
  read(signature: Signature): StepId | undefined
}

export function createSignatureScheme(seed: number): SignatureScheme {
  const tailSeed = seedOf(seed, 'signature tail')
  const maskSeed = seedOf(seed, 'signature mask')
  const tailOf = (head: Uint8Array) =>
    new RandomStream(tailSeed, ...wordsOf(head)).bytes(signatureLength - headLength)
  const maskOf = (tail: Uint8Array) => new RandomStream(maskSeed, ...wordsOf(tail)).bytes(headLength)

  return {
    sign(id) {
      const head = writeHead(id)
      const tail = tailOf(head)
      const bytes = new Uint8Array(signatureLength)
      bytes.set(xor(head, maskOf(tail)))
      bytes.set(tail, headLength)
      return trustedSignature(encodeBase58(bytes))
    },
    read(signature) {
      if (signature.length > mostCharacters) return undefined
      const bytes = decodeBase58(signature)
      if (bytes?.length !== signatureLength) return undefined
      const tail = bytes.subarray(headLength)
      const head = xor(bytes.subarray(0, headLength), maskOf(tail))
      const expected = tailOf(head)
      return tail.every((byte, index) => byte === expected[index]) ? readHead(head) : undefined
    },
  }
}

function writeHead({ story, step }: StepId): Uint8Array {
  const head = new Uint8Array(headLength)
  const view = new DataView(head.buffer)
  view.setUint8(0, story.plot)
  view.setUint32(1, story.hour)
  view.setUint32(5, story.ordinal)
  view.setUint16(9, step)
  return head
}

function readHead(head: Uint8Array): StepId {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  return {
    story: { plot: view.getUint8(0), hour: view.getUint32(1), ordinal: view.getUint32(5) },
    step: view.getUint16(9),
  }
}

function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const words: number[] = []
  for (let at = 0; at < bytes.length; at += 4) words.push(view.getUint32(at))
  return words
}

function xor(bytes: Uint8Array, mask: Uint8Array): Uint8Array {
  const mixed = new Uint8Array(bytes.length)
  for (let index = 0; index < bytes.length; index++) mixed[index] = (bytes[index] ?? 0) ^ (mask[index] ?? 0)
  return mixed
}

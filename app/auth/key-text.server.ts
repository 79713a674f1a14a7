import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { crc32 } from '~/lib/crc32'
import { ownCopy } from '~/lib/own-copy'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const mark = 'pk_live_'
const secretBytes = 32
/** Digits of 256 bits in base 62. */
const secretLength = 43
/** Digits of 32 bits in base 62. */
const checksumLength = 6
/** Characters of the secret that stay visible, so that people can name a key; the 208 bits after them are the secret. */
const visibleLength = 8

const shape = new RegExp(`^${mark}[0-9A-Za-z]{${secretLength}}_[0-9A-Za-z]{${checksumLength}}$`)

/** A key out of somebody's request: what it is looked up by. The text itself is not kept. */
export interface PresentedKey {
  readonly prefix: string
  /** SHA-256 of the whole text. The key is as good as random, so no slow hash is needed. */
  readonly hash: Uint8Array
}

/** A new key: `pk_live_`, 256 random bits, and a checksum by which a slip of the pen is told without a look-up. */
export function createKeyText(random: Uint8Array = randomBytes(secretBytes)): string {
  const secret = toBase62(BigInt(`0x${Buffer.from(random).toString('hex')}`), secretLength)
  return `${mark}${secret}_${checksumOf(secret)}`
}

/** Reads a key; undefined for what can't be one. */
export function parseKeyText(text: string): PresentedKey | undefined {
  if (!shape.test(text)) return undefined
  const secret = text.slice(mark.length, mark.length + secretLength)
  if (!text.endsWith(`_${checksumOf(secret)}`)) return undefined
  const hash = createHash('sha256').update(text).digest()
  return { prefix: ownCopy(prefixOf(text)), hash }
}

/** Texts that a reader remembers. */
const mostTexts = 2_000

/** Reads keys as `parseKeyText` does, and remembers what it has read: who calls often sends the same text each time. */
export function createKeyReader(): (text: string) => PresentedKey | undefined {
  const known = new LRUCache<string, PresentedKey>({ max: mostTexts })
  return (text) => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    const read = parseKeyText(text)
    if (read !== undefined) known.set(ownCopy(text), read)
    return read
  }
}

/** The characters by which people name a key. */
export function prefixOf(text: string): string {
  return text.slice(0, mark.length + visibleLength)
}

function checksumOf(secret: string): string {
  return toBase62(BigInt(crc32(Buffer.from(secret, 'latin1'))), checksumLength)
}

function toBase62(number: bigint, length: number): string {
  let text = ''
  for (let left = number; text.length < length; left /= 62n) text = digits.charAt(Number(left % 62n)) + text
  return text
}

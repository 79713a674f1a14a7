import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { crc32 } from '~/lib/crc32'
import { ownCopy } from '~/lib/own-copy'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const mark = 'pk_live_'
const secretBytes = 32
/** Number of base 62 digits for 256 bits. */
const secretLength = 43
/** Number of base 62 digits for 32 bits. */
const checksumLength = 6
/**
 * Number of visible characters of the key, by which people identify it. The 208 bits after them are secret.
 */
const visibleLength = 8

const shape = new RegExp(`^${mark}[0-9A-Za-z]{${secretLength}}_[0-9A-Za-z]{${checksumLength}}$`)

/** Lookup values of a key in a request. The text itself is not stored. */
export interface PresentedKey {
  readonly prefix: string
  /** SHA-256 of the whole text. A key is random, so a slow hash is not needed. */
  readonly hash: Uint8Array
}

/** Creates a key: `pk_live_`, 256 random bits, and a checksum that detects typing errors without a lookup. */
export function createKeyText(random: Uint8Array = randomBytes(secretBytes)): string {
  const secret = toBase62(BigInt(`0x${Buffer.from(random).toString('hex')}`), secretLength)
  return `${mark}${secret}_${checksumOf(secret)}`
}

/** Parses a key; `undefined` if the text is not a valid key. */
export function parseKeyText(text: string): PresentedKey | undefined {
  if (!shape.test(text)) return undefined
  const secret = text.slice(mark.length, mark.length + secretLength)
  if (!text.endsWith(`_${checksumOf(secret)}`)) return undefined
  const hash = createHash('sha256').update(text).digest()
  return { prefix: ownCopy(prefixOf(text)), hash }
}

/** Maximum number of cached texts. */
const mostTexts = 2_000

/**
 * Creates a parser that caches the results of `parseKeyText`, because frequent callers send the same text
 * each time.
 */
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

/** Returns the visible characters of a key. */
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

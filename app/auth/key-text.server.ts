import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { crc32 } from '~/lib/archive/crc32'
import { ownCopy } from '~/lib/text/own-copy'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const mark = 'pk_live_'
const secretBytes = 32
/** Number of base 62 digits that represent 256 bits. */
const secretLength = 43
/** Number of base 62 digits that represent 32 bits. */
const checksumLength = 6
/**
 * Number of visible characters at the beginning of a key. People identify a key by them. The remaining 208
 * random bits are secret.
 */
const visibleLength = 8

const shape = new RegExp(`^${mark}[0-9A-Za-z]{${secretLength}}_[0-9A-Za-z]{${checksumLength}}$`)

/** Values with which a key in a request is looked up. The key itself is not stored. */
export interface PresentedKey {
  readonly prefix: string
  /** SHA-256 of the whole key. A key is random, so a slow hash function is not needed. */
  readonly hash: Uint8Array
}

/**
 * Creates a key. It consists of `pk_live_`, 256 random bits, and a checksum that detects typing errors
 * without a query of the store.
 */
export function createKeyText(random: Uint8Array = randomBytes(secretBytes)): string {
  const secret = toBase62(BigInt(`0x${Buffer.from(random).toString('hex')}`), secretLength)
  return `${mark}${secret}_${checksumOf(secret)}`
}

/** Parses a key. Returns `undefined` if the string is not a valid key. */
export function parseKeyText(text: string): PresentedKey | undefined {
  if (!shape.test(text)) return undefined
  const secret = text.slice(mark.length, mark.length + secretLength)
  if (!text.endsWith(`_${checksumOf(secret)}`)) return undefined
  const hash = createHash('sha256').update(text).digest()
  return { prefix: ownCopy(prefixOf(text)), hash }
}

/** Maximum number of parsed keys that are cached. */
const mostTexts = 2_000

/**
 * Creates a function that parses keys and caches the results of `parseKeyText`, because frequent callers send
 * the same key each time.
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

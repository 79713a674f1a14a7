import { decodeBase58 } from '~/lib/text/base58'
import { invalidParams } from './node-error'
import { type Config, parseConfig, parseList, parseString, parseUnsigned, wrongType } from './params'

/** Returns whether account data matches all filters of a request. */
export type AccountMatcher = (data: Uint8Array) => boolean

/** Limits on filters, as in agave's `rpc_filter.rs`. */
const maxFilters = 4
const maxMemcmpBytes = 128
const maxMemcmpCharacters = { base58: 175, base64: 172 }

export function readFilters(config: Config): AccountMatcher {
  if (config.filters === undefined || config.filters === null) return () => true
  const filters = parseList(config.filters)
  if (filters.length > maxFilters) throw invalidParams(`Too many filters provided; max ${maxFilters}`)
  const matchers = filters.map(readFilter)
  return (data) => matchers.every((matches) => matches(data))
}

function readFilter(value: unknown): AccountMatcher {
  const filter = parseConfig(value)
  if ('dataSize' in filter) {
    const size = parseUnsigned(filter.dataSize)
    return (data) => data.length === size
  }
  if ('memcmp' in filter) return readMemcmp(parseConfig(filter.memcmp))
  throw wrongType(value, 'a filter `dataSize` or `memcmp`')
}

function readMemcmp(memcmp: Config): AccountMatcher {
  const offset = parseUnsigned(memcmp.offset)
  const wanted = readMemcmpBytes(memcmp)
  if (wanted.length > maxMemcmpBytes) {
    throw invalidParams('Invalid param: DataTooLarge')
  }
  return (data) =>
    offset + wanted.length <= data.length && wanted.every((byte, index) => data[offset + index] === byte)
}

function readMemcmpBytes({ bytes, encoding }: Config): Uint8Array {
  if (Array.isArray(bytes)) return Uint8Array.from(bytes.map(parseByte))
  const text = parseString(bytes)
  if (encoding === 'base64') {
    if (text.length > maxMemcmpCharacters.base64) throw invalidParams('Invalid param: DataTooLarge')
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw invalidParams('Invalid param: Base64DecodeError')
    return Buffer.from(text, 'base64')
  }
  if (encoding !== undefined && encoding !== null && encoding !== 'base58') {
    throw wrongType(encoding, 'one of `base58`, `base64`')
  }
  if (text.length > maxMemcmpCharacters.base58) throw invalidParams('Invalid param: DataTooLarge')
  const decoded = decodeBase58(text)
  if (!decoded) throw invalidParams('Invalid param: Base58DecodeError')
  return decoded
}

function parseByte(value: unknown): number {
  const byte = parseUnsigned(value)
  if (byte > 255) throw wrongType(value, 'u8')
  return byte
}

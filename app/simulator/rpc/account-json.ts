import { encodeBase58 } from '~/lib/text/base58'
import type { LedgerAccount } from '../ledger'
import { RawJson } from './json-text'
import { invalidRequest } from './node-error'
import { type Config, parseConfig, parseUnsigned, readChoice, wrongType } from './params'
import { encodeZstdFrame } from './zstd-frame'

export const accountEncodings = ['binary', 'base58', 'base64', 'base64+zstd', 'jsonParsed'] as const
export type AccountEncoding = (typeof accountEncodings)[number]

export interface DataSlice {
  readonly offset: number
  readonly length: number
}

/** Encoding and slice of account data that a client requests. */
export interface AccountFormat {
  readonly encoding: AccountEncoding
  readonly slice: DataSlice | undefined
}

/** Maximum size of data that agave's `account-decoder` encodes as base58, bytes. */
const maxBase58Bytes = 128

export function readAccountFormat(config: Config, otherwise: AccountEncoding = 'binary'): AccountFormat {
  return {
    encoding: readChoice(config, 'encoding', accountEncodings) ?? otherwise,
    slice: readSlice(config.dataSlice),
  }
}

function readSlice(value: unknown): DataSlice | undefined {
  if (value === undefined || value === null) return undefined
  const slice = parseConfig(value)
  if (!('offset' in slice) || !('length' in slice)) throw wrongType(value, 'a slice of offset and length')
  return { offset: parseUnsigned(slice.offset), length: parseUnsigned(slice.length) }
}

/**
 * Returns the `account` object of a response. For `jsonParsed` the data is base64, as on a node without a
 * parser for the account's program.
 */
export function accountJson(account: LedgerAccount, format: AccountFormat): RawJson {
  const data = sliced(account.data, format.slice)
  return accountText(dataJson(data, format.encoding), account.owner, account.lamports, account.data.length)
}

/** Returns what `accountSubscribe` sends when the account closes: an empty account of the System program. */
export function closedAccountJson(format: AccountFormat): RawJson {
  return accountText(dataJson(new Uint8Array(), format.encoding), '11111111111111111111111111111111', 0n, 0)
}

/**
 * Throws if the data is too long for base58. Notifications do not use this check: they contain an error text
 * instead of the data.
 */
export function requireEncodable(account: LedgerAccount, format: AccountFormat): void {
  if (isBase58(format.encoding) && sliced(account.data, format.slice).length > maxBase58Bytes) {
    throw invalidRequest(
      `Encoded binary (base 58) data should be less than ${maxBase58Bytes} bytes, please use Base64 encoding.`,
    )
  }
}

function accountText(data: string, owner: string, lamports: bigint, space: number): RawJson {
  return new RawJson(
    `{"data":${data},"executable":false,"lamports":${lamports},"owner":"${owner}","rentEpoch":18446744073709551615,"space":${space}}`,
  )
}

function dataJson(data: Uint8Array, encoding: AccountEncoding): string {
  if (isBase58(encoding)) {
    const text = data.length > maxBase58Bytes ? 'error: data too large for bs58 encoding' : encodeBase58(data)
    return encoding === 'binary' ? `"${text}"` : `["${text}","base58"]`
  }
  if (encoding === 'base64+zstd') return `["${base64(encodeZstdFrame(data))}","base64+zstd"]`
  return `["${base64(data)}","base64"]`
}

function isBase58(encoding: AccountEncoding): boolean {
  return encoding === 'binary' || encoding === 'base58'
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}

function sliced(data: Uint8Array, slice: DataSlice | undefined): Uint8Array {
  return slice ? data.subarray(slice.offset, slice.offset + slice.length) : data
}

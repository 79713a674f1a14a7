import { type Address, type Signature, trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { decodeBase58 } from '~/lib/text/base58'
import { type Commitment, commitments } from './commitment'
import { invalidParams } from './node-error'

/** Positional parameters of a request. They are untrusted. */
export type Params = readonly unknown[]

/** Configuration object at the end of a request's parameters. It is untrusted. */
export type Config = Readonly<Record<string, unknown>>

/**
 * Maximum lengths of base58 strings: 44 characters for 32 bytes, 88 for 64 bytes. Longer strings are rejected
 * without decoding them.
 */
const maxAddressCharacters = 44
const maxSignatureCharacters = 88

export function readAddress(params: Params, index: number): Address {
  return parseAddressValue(required(params, index))
}

export function parseAddressValue(value: unknown): Address {
  const text = parseString(value)
  requireBase58(text, 32, maxAddressCharacters)
  return trustedAddress(text)
}

export function parseSignatureValue(value: unknown): Signature {
  const text = parseString(value)
  requireBase58(text, 64, maxSignatureCharacters)
  return trustedSignature(text)
}

/**
 * Decodes a base58 string. Throws errors with the messages of agave's `ParsePubkeyError` and
 * `ParseSignatureError`.
 */
function requireBase58(text: string, byteLength: number, maxCharacters: number): void {
  if (text.length > maxCharacters) throw invalidParams('Invalid param: WrongSize')
  const bytes = decodeBase58(text)
  if (!bytes) throw invalidParams('Invalid param: Invalid')
  if (bytes.length !== byteLength) throw invalidParams('Invalid param: WrongSize')
}

export function parseString(value: unknown): string {
  if (typeof value !== 'string') throw wrongType(value, 'a string')
  return value
}

export function parseList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw wrongType(value, 'a sequence')
  return value
}

/** Parses a u64 up to 2^53 − 1, such as a slot, limit, offset or size. */
export function parseUnsigned(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw wrongType(value, 'u64')
  return value
}

export function required(params: Params, index: number): unknown {
  if (index >= params.length) {
    throw invalidParams(`\`params\` should have at least ${index + 1} argument(s)`)
  }
  return params[index]
}

/** Returns the configuration object at `index`; empty if the caller sent none. */
export function readConfig(params: Params, index: number): Config {
  return parseConfig(params[index])
}

export function parseConfig(value: unknown): Config {
  if (value === undefined || value === null) return {}
  if (!isConfig(value)) throw wrongType(value, 'a configuration object')
  return value
}

function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value of a field that must be one of the given strings; `undefined` if the field is absent. */
export function readChoice<T extends string>(
  config: Config,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = config[name]
  if (value === undefined || value === null) return undefined
  const choice = choices.find((candidate) => candidate === value)
  if (choice === undefined) {
    const expected = choices.map((candidate) => `\`${candidate}\``).join(', ')
    throw typeof value === 'string'
      ? invalidParams(`Invalid params: unknown variant \`${clip(value)}\`, expected one of ${expected}.`)
      : wrongType(value, `one of ${expected}`)
  }
  return choice
}

export function readCommitment(config: Config): Commitment {
  return readChoice(config, 'commitment', commitments) ?? 'finalized'
}

/**
 * Returns the commitment level for methods that read stored blocks. Throws for `processed`, because blocks
 * are only stored once they are confirmed.
 */
export function readStoredCommitment(config: Config): Exclude<Commitment, 'processed'> {
  const commitment = readCommitment(config)
  if (commitment === 'processed') {
    throw invalidParams('Method does not support commitment below `confirmed`')
  }
  return commitment
}

export function readUnsigned(config: Config, name: string): number | undefined {
  const value = config[name]
  return value === undefined || value === null ? undefined : parseUnsigned(value)
}

export function readFlag(config: Config, name: string): boolean | undefined {
  const value = config[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'boolean') throw wrongType(value, 'a boolean')
  return value
}

export function readSlot(params: Params, index: number): Slot {
  return parseUnsigned(required(params, index))
}

/** Creates an error with the message of serde, the parser that a real node uses. */
export function wrongType(value: unknown, expected: string): Error {
  return invalidParams(`Invalid params: invalid type: ${nameValue(value)}, expected ${expected}.`)
}

function nameValue(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'string') return `string "${clip(value)}"`
  if (typeof value === 'boolean') return `boolean \`${value}\``
  if (typeof value === 'number')
    return `${Number.isInteger(value) ? 'integer' : 'floating point'} \`${value}\``
  return Array.isArray(value) ? 'sequence' : 'map'
}

function clip(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text
}

import type { UnixSeconds } from '~/domain/base/time'
import { i64At, startsWith, u64At, viewOf } from '../bytes/byte-reader'
import { hexBytes } from '../bytes/hex'

/** The content of a price oracle's account. */
export interface OraclePrice {
  /** USD per token. */
  readonly priceUsd: number
  /** Confidence interval divided by the price. */
  readonly uncertainty: number
  readonly publishedAt: UnixSeconds
}

/** First eight bytes of each supported account type: sha256("account:" + name). */
const discriminators = {
  PriceUpdateV2: hexBytes('22f123639d7ef4cd'),
  PythLazerOracle: hexBytes('9f07a1f922517985'),
} as const

/** Offsets in a PythLazerOracle account of Drift, from its first byte. The time is in microseconds. */
const lazer = { price: 8, publishTime: 16, postedSlot: 24, exponent: 32, conf: 40, size: 48 } as const

/**
 * Offset of the verification level in a PriceUpdateV2 account of Pyth. The level is one byte, and a partial
 * level has one more byte. All fields behind it are therefore relative to the end of the level.
 */
const levelAt = 40
const partialLevel = 0
/** Offsets in the price message of a PriceUpdateV2 account, from the end of the verification level. */
const message = { price: 32, conf: 40, exponent: 48, publishTime: 52, size: 60 } as const

/** Range of exponents. Real exponents are -12 to 0. */
const leastExponent = -18
const largestExponent = 6

interface Fields {
  readonly price: bigint
  readonly conf: bigint
  readonly exponent: number
  readonly publishedAt: bigint
}

/**
 * Reads the price in an oracle's account. Supports PriceUpdateV2 (Pyth pull oracles) and PythLazerOracle.
 * Returns `undefined` for any other account, and for an account without a valid price.
 */
export function readOraclePrice(data: Uint8Array): OraclePrice | undefined {
  const fields = readFields(data)
  if (fields === undefined || fields.price <= 0n) return undefined
  const { price, conf, exponent, publishedAt } = fields
  if (exponent < leastExponent || exponent > largestExponent) return undefined
  return {
    priceUsd: Number(price) * Number(`1e${exponent}`),
    uncertainty: Number(conf) / Number(price),
    publishedAt: Number(publishedAt),
  }
}

const microsPerSecond = 1_000_000n

function readFields(data: Uint8Array): Fields | undefined {
  const view = viewOf(data)
  if (startsWith(data, discriminators.PythLazerOracle) && data.length >= lazer.size)
    return {
      price: i64At(view, lazer.price),
      conf: u64At(view, lazer.conf),
      exponent: view.getInt32(lazer.exponent, true),
      publishedAt: u64At(view, lazer.publishTime) / microsPerSecond,
    }
  if (!startsWith(data, discriminators.PriceUpdateV2) || data.length <= levelAt) return undefined
  const start = levelAt + (data[levelAt] === partialLevel ? 2 : 1)
  if (data.length < start + message.size) return undefined
  return {
    price: i64At(view, start + message.price),
    conf: u64At(view, start + message.conf),
    exponent: view.getInt32(start + message.exponent, true),
    publishedAt: i64At(view, start + message.publishTime),
  }
}

/** Encodes a PythLazerOracle account with an exponent of -8. This is the inverse of `readOraclePrice`. */
export function encodeLazerOracle({ priceUsd, uncertainty, publishedAt }: OraclePrice): Uint8Array {
  const bytes = new Uint8Array(lazer.size)
  const view = viewOf(bytes)
  const exponent = -8
  bytes.set(discriminators.PythLazerOracle)
  view.setBigInt64(lazer.price, BigInt(Math.round(priceUsd * 10 ** -exponent)), true)
  view.setBigUint64(lazer.publishTime, BigInt(publishedAt) * microsPerSecond, true)
  view.setInt32(lazer.exponent, exponent, true)
  view.setBigUint64(lazer.conf, BigInt(Math.round(priceUsd * uncertainty * 10 ** -exponent)), true)
  return bytes
}

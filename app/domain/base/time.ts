/** Whole seconds since the Unix epoch. */
export type UnixSeconds = number

/** Whole milliseconds since the Unix epoch. */
export type UnixMs = number

/** A Solana slot number. A slot takes about 400 ms. Never derive a slot number from a block time. */
export type Slot = number

/**
 * 9999-12-31T23:59:59Z: the last time that dates can print. It is far below any current time in milliseconds,
 * so milliseconds are recognised as such.
 */
export const lastUnixSeconds: UnixSeconds = 253_402_300_799

/** Converts an on-chain time (i64 or u64 seconds). `undefined` if it is not between 1970 and 9999. */
export function toUnixSeconds(raw: bigint): UnixSeconds | undefined {
  return raw >= 0n && raw <= BigInt(lastUnixSeconds) ? Number(raw) : undefined
}

/** Seconds since the Unix epoch, whole. */
export type UnixSeconds = number

/** Milliseconds since the Unix epoch, whole. */
export type UnixMs = number

/** A Solana slot number; about 400 ms each. Never derived from a block time. */
export type Slot = number

/** 9999-12-31T23:59:59Z: the end of the calendar that dates can print, and far below any time in milliseconds. */
export const lastUnixSeconds: UnixSeconds = 253_402_300_799

/** A time as programs store it (i64 or u64 seconds); undefined if it is no time between 1970 and 9999. */
export function toUnixSeconds(raw: bigint): UnixSeconds | undefined {
  return raw >= 0n && raw <= BigInt(lastUnixSeconds) ? Number(raw) : undefined
}

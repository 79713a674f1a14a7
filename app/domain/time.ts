/** Seconds since the Unix epoch, whole. */
export type UnixSeconds = number

/** Milliseconds since the Unix epoch, whole. */
export type UnixMs = number

/** A Solana slot number; about 400 ms each. Never derived from a block time. */
export type Slot = number

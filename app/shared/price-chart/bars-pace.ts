/** Polling interval of the candles and its jitter, milliseconds. */
export const barsPace = { everyMs: 30_000, jitterMs: 1_000 } as const
export const barsPeriodSeconds = barsPace.everyMs / 1_000

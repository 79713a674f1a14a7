/** Settings for large trades and orders: the threshold, and how to notify the visitor. */
export interface LargeSettings {
  /** Minimum size of a large trade, USD. */
  readonly fromUsd: number
  readonly notify: boolean
  readonly sound: boolean
}

/** Storage key of the settings on this device. */
export const largeKey = 'large'

/** Default settings of a new visitor. */
export const defaultLarge: LargeSettings = { fromUsd: 100_000, notify: false, sound: false }

const mostUsd = 1e12

/** Parses the stored settings. Invalid values become the default. */
export function parseLarge(text: string | null): LargeSettings {
  if (text === null) return defaultLarge
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null) return defaultLarge
    const { fromUsd, notify, sound }: Record<string, unknown> = { ...parsed }
    const isSize = typeof fromUsd === 'number' && fromUsd > 0 && fromUsd <= mostUsd
    return {
      fromUsd: isSize ? fromUsd : defaultLarge.fromUsd,
      notify: notify === true,
      sound: sound === true,
    }
  } catch {
    // The stored string is not JSON, so this app has not written it.
    return defaultLarge
  }
}

/** Returns whether an amount in USD is large. */
export function isLarge(amountUsd: number, { fromUsd }: LargeSettings): boolean {
  return amountUsd >= fromUsd
}

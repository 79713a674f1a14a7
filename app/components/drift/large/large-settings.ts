/** Threshold for large items, and how to notify the visitor. */
export interface LargeSettings {
  /** Minimum size of a large trade, USD. */
  readonly fromUsd: number
  readonly notify: boolean
  readonly sound: boolean
}

/** Storage key on this device. */
export const largeKey = 'large'

/** Settings of a new visitor. */
export const defaultLarge: LargeSettings = { fromUsd: 100_000, notify: false, sound: false }

const mostUsd = 1e12

/** Parses the stored settings. Invalid parts become the default. */
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
    // Not JSON: not written by this app.
    return defaultLarge
  }
}

/** Returns whether an amount in USD is large. */
export function isLarge(amountUsd: number, { fromUsd }: LargeSettings): boolean {
  return amountUsd >= fromUsd
}

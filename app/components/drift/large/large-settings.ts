/** What counts as large for this visitor, and how he wants to hear of it (B9). */
export interface LargeSettings {
  /** USD. */
  readonly fromUsd: number
  readonly notify: boolean
  readonly sound: boolean
}

/** Where the device remembers it. */
export const largeKey = 'large'

/** What counts until somebody says something else. */
export const defaultLarge: LargeSettings = { fromUsd: 100_000, notify: false, sound: false }

const mostUsd = 1e12

/** The settings in what the device kept; whatever is damaged or strange is the default. */
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
    // Not JSON: somebody else wrote it.
    return defaultLarge
  }
}

/** Whether an amount in USD is large. */
export function isLarge(amountUsd: number, { fromUsd }: LargeSettings): boolean {
  return amountUsd >= fromUsd
}

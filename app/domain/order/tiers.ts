/** Tier of a DCA order's spending rate. 0: below the first threshold. */
export type DcaPaceTier = 0 | 1 | 2 | 3

/** Minimum spending rates of tiers 1, 2 and 3, USD per minute. */
export const dcaPaceThresholds = [999, 1999, 4999] as const

/**
 * Returns the tier of a DCA order that spends `usdPerMinute`. A spending rate equal to a threshold belongs to
 * the upper tier.
 */
export function dcaPaceTier(usdPerMinute: number): DcaPaceTier {
  const [first, second, third] = dcaPaceThresholds
  if (usdPerMinute >= third) return 3
  if (usdPerMinute >= second) return 2
  return usdPerMinute >= first ? 1 : 0
}

/** Tier of a Kamino trader. 0: the volume is not above the first threshold. */
export type KaminoTraderTier = 0 | 1 | 2 | 3

/** Volumes above which tiers 1, 2 and 3 begin, USD in a window. */
export const kaminoTraderThresholds = [1_000_000, 5_000_000, 10_000_000] as const

/**
 * Returns the tier of a trader with `volumeUsd` of filled volume. A volume equal to a threshold belongs to
 * the lower tier.
 */
export function kaminoTraderTier(volumeUsd: number): KaminoTraderTier {
  const [first, second, third] = kaminoTraderThresholds
  if (volumeUsd > third) return 3
  if (volumeUsd > second) return 2
  return volumeUsd > first ? 1 : 0
}

/** Tier of a token's volume. 0: the volume is below the first threshold. */
export type VolumeTier = 0 | 1 | 2 | 3

/** Minimum volumes of tiers 1, 2 and 3, USD. */
export const volumeThresholds = [100_000, 1_000_000, 10_000_000] as const

/** Returns the tier of a volume in USD. A volume equal to a threshold belongs to the upper tier. */
export function volumeTier(usd: number): VolumeTier {
  const [first, second, third] = volumeThresholds
  if (usd >= third) return 3
  if (usd >= second) return 2
  return usd >= first ? 1 : 0
}

/** Tier of a DCA order's pace: 0 below the first threshold. */
export type DcaPaceTier = 0 | 1 | 2 | 3

/** Least USD per minute of the tiers 1, 2 and 3 (M144). */
export const dcaPaceThresholds = [999, 1999, 4999] as const

/** Tier of an order that spends this many USD per minute; each threshold belongs to its tier. */
export function dcaPaceTier(usdPerMinute: number): DcaPaceTier {
  const [first, second, third] = dcaPaceThresholds
  if (usdPerMinute >= third) return 3
  if (usdPerMinute >= second) return 2
  return usdPerMinute >= first ? 1 : 0
}

/** Tier of a Kamino trader: 0 up to the first threshold. */
export type KaminoTraderTier = 0 | 1 | 2 | 3

/** USD of volume in a window above which the tiers 1, 2 and 3 begin (M157). */
export const kaminoTraderThresholds = [1_000_000, 5_000_000, 10_000_000] as const

/** Tier of a trader with so many USD of filled volume; each threshold still belongs to the tier below it. */
export function kaminoTraderTier(volumeUsd: number): KaminoTraderTier {
  const [first, second, third] = kaminoTraderThresholds
  if (volumeUsd > third) return 3
  if (volumeUsd > second) return 2
  return volumeUsd > first ? 1 : 0
}

/** Tier of a token's volume: 0 below the first threshold. */
export type VolumeTier = 0 | 1 | 2 | 3

/** Least USD of the tiers 1, 2 and 3 (M93). */
export const volumeThresholds = [100_000, 1_000_000, 10_000_000] as const

/** Tier of a volume in USD; each threshold belongs to its tier. */
export function volumeTier(usd: number): VolumeTier {
  const [first, second, third] = volumeThresholds
  if (usd >= third) return 3
  if (usd >= second) return 2
  return usd >= first ? 1 : 0
}

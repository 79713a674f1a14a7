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

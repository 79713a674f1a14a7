/** Types of trades in lists of trades. */
export const tradeTypes = [
  'drift_perp',
  'kamino',
  'jupiter_recurring',
  'jupiter_limit',
  'velocity_perp',
] as const
export type TradeType = (typeof tradeTypes)[number]

/** Venues to which a volume can be limited. */
export const volumeTypes = ['dca', 'kamino', 'drift', 'jupiter_limit', 'velocity'] as const
export type VolumeType = (typeof volumeTypes)[number]

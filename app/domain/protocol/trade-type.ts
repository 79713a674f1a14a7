/** Types of trades in lists of trades. */
export const tradeTypes = [
  'drift_perp',
  'kamino',
  'jupiter_recurring',
  'jupiter_limit',
  'velocity_perp',
] as const
export type TradeType = (typeof tradeTypes)[number]

/** Returns whether a trade is an execution at a perps venue. */
export function isPerpTrade(type: TradeType): boolean {
  return type.endsWith('_perp')
}

/** Venues to which a volume can be limited. */
export const volumeTypes = ['dca', 'kamino', 'drift', 'jupiter_limit', 'velocity'] as const
export type VolumeType = (typeof volumeTypes)[number]

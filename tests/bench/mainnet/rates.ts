/** What happens on the chain, and how often in the busiest known hour. */
export interface Rate {
  readonly kind: EventKind
  /** Events per second. */
  readonly perSecond: number
  /** Where the figure is from, with its date. */
  readonly source: string
  /** How the source's figure became a rate, or why the rate was assumed. Every rate is at least partly an estimate. */
  readonly estimate: string
}

export type EventKind =
  | 'dca filled'
  | 'dca opened'
  | 'dca closed'
  | 'limit filled'
  | 'limit opened'
  | 'limit closed'
  | 'limit v1 filled'
  | 'kamino filled'
  | 'drift filled'
  | 'drift order replaced'
  | 'drift market moved'
  | 'velocity filled'
  | 'velocity order replaced'
  | 'velocity market moved'

const jupiterVolume =
  'jupresear.ch, "Jup airdrop proposal for season 2", 2024: DCA $5.7 billion and limit orders $1.7 billion in a year'
const driftTrades =
  'SolanaFloor, 2025-07-23: 81,000 trades and $1.08 billion on Drift on 2025-07-18, its record'
const driftCrash = 'Drift, 2025-10-11: 7,774 liquidations within 24 hours'
const kaminoVolume = 'Pyth forum, OP-PIP-54, 2025-03-04: $100 million of Kamino limit orders in three months'
const noFigure = 'no public figure'
const velocityShare = 'a fifth of Drift: no public figure; Velocity started in July 2026 and is smaller'

/** The busiest hour is taken for eight times an average one, where a source has only sums of days or years. */
export const rates: readonly Rate[] = [
  {
    kind: 'dca filled',
    perSecond: 10,
    source: jupiterVolume,
    estimate: '$15.6 million a day in cycles of $150 are 1.2/s; × 8',
  },
  { kind: 'dca opened', perSecond: 0.5, source: noFigure, estimate: 'an order of twenty cycles' },
  { kind: 'dca closed', perSecond: 0.5, source: noFigure, estimate: 'as many as are opened' },
  {
    kind: 'limit filled',
    perSecond: 2,
    source: jupiterVolume,
    estimate: '$4.7 million a day in fills of $250 are 0.22/s; × 8',
  },
  { kind: 'limit opened', perSecond: 2, source: noFigure, estimate: 'one order per fill' },
  { kind: 'limit closed', perSecond: 2, source: noFigure, estimate: 'as many as are opened' },
  { kind: 'limit v1 filled', perSecond: 0.2, source: noFigure, estimate: 'a tenth of version 2' },
  {
    kind: 'kamino filled',
    perSecond: 0.3,
    source: kaminoVolume,
    estimate: '$1.1 million a day in fills of $350 are 0.04/s; × 8',
  },
  {
    kind: 'drift filled',
    perSecond: 8,
    source: `${driftTrades}; ${driftCrash}`,
    estimate: '0.94/s on average; × 8, and a liquidation every two seconds, if most were within five hours',
  },
  {
    kind: 'drift order replaced',
    perSecond: 120,
    source: noFigure,
    estimate: 'sixty makers that replace an order in every slot but one in five',
  },
  {
    kind: 'drift market moved',
    perSecond: 40,
    source: noFigure,
    estimate: 'each of 85 markets every two seconds, by its keepers and fills',
  },
  { kind: 'velocity filled', perSecond: 1.6, source: noFigure, estimate: velocityShare },
  { kind: 'velocity order replaced', perSecond: 24, source: noFigure, estimate: velocityShare },
  { kind: 'velocity market moved', perSecond: 8, source: noFigure, estimate: velocityShare },
]

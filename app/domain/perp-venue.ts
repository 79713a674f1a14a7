/**
 * Numbers that a venue uses for the states of its markets. Drift's successor uses other numbers for the same
 * states, so each venue defines its own.
 */
export interface PerpVenueStatuses {
  /** Name of each status by its number. */
  readonly words: Readonly<Record<number, string>>
  /** Statuses in which a market trades normally. */
  readonly active: readonly number[]
  /** Statuses that are excluded from lists, averages and rankings. */
  readonly unlisted: readonly number[]
}

/** Values of Drift's `MarketStatus`. */
export const driftStatuses: PerpVenueStatuses = {
  words: {
    0: 'Initialized',
    1: 'Active',
    2: 'FundingPaused',
    3: 'AmmPaused',
    4: 'FillPaused',
    5: 'WithdrawPaused',
    6: 'ReduceOnly',
    7: 'Settlement',
    8: 'Delisted',
  },
  active: [1],
  unlisted: [7, 8],
}

/** Returns the venue's name for a status, or `Status {number}` if it has none. */
export function perpStatusWord(statuses: PerpVenueStatuses, status: number): string {
  return statuses.words[status] ?? `Status ${status}`
}

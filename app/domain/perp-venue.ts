/** What a venue calls the states of its markets. Drift's successor counts the same states by other numbers, so they are facts of the venue, not of ours. */
export interface PerpVenueStatuses {
  /** The word of each status, by its number. */
  readonly words: Readonly<Record<number, string>>
  /** In which a market trades as usual. */
  readonly active: readonly number[]
  /** In which a market is left out of lists, averages and rankings (M180). */
  readonly unlisted: readonly number[]
}

/** Drift's `MarketStatus` (FACTS, section 5). */
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

/** The venue's word for a status; a number that it has none for is told as such. */
export function perpStatusWord(statuses: PerpVenueStatuses, status: number): string {
  return statuses.words[status] ?? `Status ${status}`
}

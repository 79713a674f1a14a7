import { type PerpProtocolId, type PerpVenue, protocolFacts } from './protocol'

/** Numbers that a venue uses for the states of its markets. */
export interface PerpVenueStatuses {
  /** Name of each status by its number. */
  readonly words: Readonly<Record<number, string>>
  /** Statuses in which a market trades normally. */
  readonly active: readonly number[]
  /** Statuses that are excluded from lists, averages and rankings. */
  readonly unlisted: readonly number[]
}

/** Names of the price sources that are oracle prices in market accounts. */
export type PerpOracleSource = `${PerpVenue}-oracle`
/** Names of the price sources that are oracle prices in event records. */
export type PerpRecordSource = `${PerpVenue}-record`

/** Names and numbers that are specific to a perps venue. */
export interface PerpVenueFacts {
  readonly statuses: PerpVenueStatuses
  /** Number of the fills that close a position by liquidation. */
  readonly liquidationExplanation: number
  /** Numbers of the trigger conditions that mean "above", before and after the trigger. */
  readonly aboveConditions: readonly number[]
  /** Numbers of the types of order that wait for a trigger. */
  readonly triggerTypes: readonly number[]
  /** Name of the price source of the oracle prices in market accounts. */
  readonly oracleSource: PerpOracleSource
  /** Name of the price source of the oracle prices in event records. */
  readonly recordSource: PerpRecordSource
}

/** Facts of each perps venue. Venues use different numbers for the same states, so there is no default. */
export const perpVenueFacts: Readonly<Record<PerpVenue, PerpVenueFacts>> = {
  drift: {
    statuses: {
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
    },
    liquidationExplanation: 5,
    aboveConditions: [0, 2],
    triggerTypes: [2, 3],
    oracleSource: 'drift-oracle',
    recordSource: 'drift-record',
  },
}

/** Returns the facts of the venue of a protocol. */
export function perpFactsOf(protocol: PerpProtocolId): PerpVenueFacts {
  return perpVenueFacts[protocolFacts[protocol].venue]
}

/** Returns the venue's name for a status, or `Status {number}` if it has none. */
export function perpStatusWord(statuses: PerpVenueStatuses, status: number): string {
  return statuses.words[status] ?? `Status ${status}`
}

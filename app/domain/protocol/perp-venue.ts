import { type Address, trustedAddress } from '../base/ids'
import {
  type AgedTopic,
  combinedTopics,
  type PerpProtocolId,
  protocolFacts,
  type StreamTopic,
  streamTopics,
} from './protocol'
import { type PerpVenue, perpVenues } from './venues'

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

export const perpOrderTypes = ['market', 'limit', 'trigger_market', 'trigger_limit', 'oracle'] as const
/** Type of a perp order. `unknown`: a type that a venue has added after this code was written. */
export type PerpOrderType = (typeof perpOrderTypes)[number] | 'unknown'

/** Topics of the change log. Each belongs to one venue, so that a reader can follow one venue or all. */
export type ChangeTopic = Exclude<AgedTopic, (typeof combinedTopics)[number]>

/** Topics to which the changes of a perps venue are written. */
export interface PerpChangeTopics {
  readonly trades: ChangeTopic
  /** Position records, and User accounts. */
  readonly positions: ChangeTopic
  readonly markets: ChangeTopic
}

/** Names and numbers that are specific to a perps venue. */
export interface PerpVenueFacts {
  readonly name: string
  /** Name in marks beside a market, at most five letters. */
  readonly shortName: string
  /** Token in which the venue keeps collateral and settles. Amounts in it are shown as USD. */
  readonly quote: { readonly symbol: string; readonly mint: Address }
  readonly statuses: PerpVenueStatuses
  /** Number of the fills that close a position by liquidation. */
  readonly liquidationExplanation: number
  /** Types of order, by their number. */
  readonly orderTypes: readonly PerpOrderType[]
  /** Numbers of the trigger conditions that mean "above", before and after the trigger. */
  readonly aboveConditions: readonly number[]
  /** Numbers of the types of order that wait for a trigger. */
  readonly triggerTypes: readonly number[]
  /**
   * Names of the bits in the status of a User account, lowest first. `undefined`: a bit without a meaning.
   */
  readonly accountFlags: readonly (string | undefined)[]
  /** Name of the price source of the oracle prices in market accounts. */
  readonly oracleSource: PerpOracleSource
  /** Name of the price source of the oracle prices in event records. */
  readonly recordSource: PerpRecordSource
  readonly changeTopics: PerpChangeTopics
  /** Labels of the first markets in charts, by index. */
  readonly chartLabels: readonly string[]
  /** Whether a later order of the same User account may have the id of an earlier one. */
  readonly reusesOrderIds: boolean
  /** What a market or account of the venue has. */
  readonly has: {
    /** Shares of the liquidity of the AMM, as part of a position. */
    readonly lpShares: boolean
    readonly predictionMarkets: boolean
    /** Orders and fills in spot markets. */
    readonly spotOrderBook: boolean
  }
  /** The venue's own application. */
  readonly app: {
    /** Origin without a trailing slash. */
    readonly origin: string
    /** Query parameter of a referrer code. `undefined`: none is known. */
    readonly referralParameter: string | undefined
    /** Query parameter that selects a wallet. `undefined`: the application has no page for a trader. */
    readonly traderParameter: string | undefined
  }
}

/** Facts of each perps venue. Venues use different numbers for the same states, so there is no default. */
export const perpVenueFacts: Readonly<Record<PerpVenue, PerpVenueFacts>> = {
  drift: {
    name: 'Drift',
    shortName: 'Drift',
    quote: { symbol: 'USDC', mint: trustedAddress('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v') },
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
    orderTypes: perpOrderTypes,
    aboveConditions: [0, 2],
    triggerTypes: [2, 3],
    accountFlags: ['beingLiquidated', 'bankrupt', 'reduceOnly', 'advancedLp', 'protectedMaker'],
    oracleSource: 'drift-oracle',
    recordSource: 'drift-record',
    changeTopics: { trades: 'drift.trades', positions: 'drift.positions', markets: 'market_stats' },
    chartLabels: ['SOL', 'BTC', 'ETH', 'APT', 'DOGE', 'AVAX'],
    reusesOrderIds: false,
    has: { lpShares: true, predictionMarkets: true, spotOrderBook: true },
    app: { origin: 'https://app.drift.trade', referralParameter: 'ref', traderParameter: 'authority' },
  },
  velocity: {
    name: 'Velocity',
    shortName: 'Velo',
    quote: { symbol: 'USDT', mint: trustedAddress('Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB') },
    statuses: {
      words: { 0: 'Initialized', 1: 'Active', 2: 'ReduceOnly', 3: 'Settlement', 4: 'Delisted' },
      active: [1],
      unlisted: [3, 4],
    },
    liquidationExplanation: 5,
    orderTypes: perpOrderTypes,
    aboveConditions: [0, 2],
    triggerTypes: [2, 3],
    accountFlags: ['beingLiquidated', 'bankrupt', 'reduceOnly', 'advancedLp', undefined, 'vaultOwned'],
    oracleSource: 'velocity-oracle',
    recordSource: 'velocity-record',
    changeTopics: {
      trades: 'velocity.trades',
      positions: 'velocity.positions',
      markets: 'velocity.markets',
    },
    chartLabels: ['SOL', 'BTC', 'ETH', 'HYPE', 'ZEC'],
    reusesOrderIds: true,
    has: { lpShares: false, predictionMarkets: false, spotOrderBook: false },
    app: {
      origin: 'https://app.velocity.exchange',
      referralParameter: undefined,
      traderParameter: undefined,
    },
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

/** Returns the venue with a name. `undefined`: there is no such venue. */
export function parsePerpVenue(name: string): PerpVenue | undefined {
  return perpVenues.find((venue) => venue === name)
}

/**
 * Returns the venue of an order key, which has the slot of the order's placing only at a venue that uses ids again.
 * `undefined`: it is not a key of a perp order, or several venues have such keys.
 */
export function venueOfOrderKey(key: string): PerpVenue | undefined {
  const { length } = key.split(':')
  const having = perpVenues.filter((venue) => length === (perpVenueFacts[venue].reusesOrderIds ? 3 : 2))
  return having.length === 1 ? having[0] : undefined
}

/** Topics of a stream for which no topics are requested. The combined ones would repeat the rows of others. */
export const defaultStreamTopics: readonly StreamTopic[] = streamTopics.filter(isChangeTopic)

/** All topics of the change log. */
export const changeTopics: readonly ChangeTopic[] = [
  ...new Set([
    ...streamTopics.filter(isChangeTopic),
    ...perpVenues.flatMap((venue) => {
      const { trades, positions, markets } = perpVenueFacts[venue].changeTopics
      return [trades, positions, markets]
    }),
  ]),
]

/** All topics whose age the stream sends. */
export const agedTopics: readonly AgedTopic[] = [
  ...streamTopics,
  ...changeTopics.filter(
    (topic): topic is Exclude<ChangeTopic, StreamTopic> => !streamTopics.some((own) => own === topic),
  ),
]

function isChangeTopic(topic: StreamTopic): topic is Exclude<StreamTopic, (typeof combinedTopics)[number]> {
  return !combinedTopics.some((combined) => combined === topic)
}

/** Returns the topics of the change log whose changes a subscriber of a stream topic receives. */
export function changeTopicsOf(topic: StreamTopic): readonly ChangeTopic[] {
  const ofVenues = (part: keyof PerpChangeTopics) =>
    perpVenues.map((venue) => perpVenueFacts[venue].changeTopics[part])
  if (topic === 'perps.trades') return ofVenues('trades')
  if (topic === 'perps.positions') return ofVenues('positions')
  if (topic === 'perps.markets') return ofVenues('markets')
  // Each market has an oracle price, and the header shows some of them.
  return topic === 'prices' ? [topic, ...ofVenues('markets')] : [topic]
}

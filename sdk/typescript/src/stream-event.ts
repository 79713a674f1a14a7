import type { Topic } from './operations.ts'
import type { components } from './schema.generated.ts'

type Schemas = components['schemas']

/** Where data comes from and how old it is. */
export interface DataAge {
  readonly source: 'live' | 'simulated' | 'fixtures'
  /** Block time of the last slot, seconds since 1970; null before the first. */
  readonly dataTime: number | null
  readonly dataSlot: number | null
  /** A sentence for people when something is wrong. */
  readonly notice: string | null
}

/** Rows that changed. */
export interface Changed<Row> {
  readonly rows: readonly Row[]
  /** Too much has changed: read the list anew. */
  readonly resync: boolean
  readonly meta: DataAge
}

/** What each topic brings. */
export interface StreamData {
  readonly prices: Schemas['Prices']
  readonly dca: Changed<Schemas['DcaOrder']>
  readonly limit: Changed<Schemas['LimitOrder']>
  readonly kamino: Changed<Schemas['KaminoOrder']>
  readonly 'drift.trades': Changed<Schemas['PerpTrade']>
  /** `accounts`: User accounts whose positions are others now. */
  readonly 'drift.positions': Changed<Schemas['PositionRecord']> & { readonly accounts?: readonly string[] }
  /** `stats` is absent where `resync` is set. */
  readonly market_stats: Changed<Schemas['PerpMarket']> & { readonly stats?: Schemas['PerpStats'] }
  /** How old each topic is; comes with every stream. */
  readonly freshness: Readonly<Record<Topic, DataAge>>
}

/** One event: its topic says what its data is. */
export type StreamEvent<T extends Topic = Topic> = {
  [Name in T | 'freshness']: {
    readonly topic: Name
    /** Goes into `lastEventId` of a later stream, which then goes on behind it; undefined for events that are no place to go on from. */
    readonly id: string | undefined
    readonly data: StreamData[Name]
  }
}[T | 'freshness']

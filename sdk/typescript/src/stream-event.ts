import type { components } from './schema.generated.ts'

type Schemas = components['schemas']
type AnyEvent = Schemas['StreamEvent']

/** Where data comes from and how old it is. */
export type DataAge = Schemas['DataAge']

/** Rows that changed. */
export interface Changed<Row> {
  readonly rows: readonly Row[]
  /** Too much has changed: read the list again. */
  readonly resync: boolean
  readonly meta: DataAge
}

/** What each event brings, by its name. */
export type StreamData = { readonly [Event in AnyEvent as Event['event']]: Event['data'] }

/** One event: its topic says what its data is. */
export type StreamEvent<
  T extends Exclude<AnyEvent['event'], 'freshness'> = Exclude<AnyEvent['event'], 'freshness'>,
> = {
  [Name in T | 'freshness']: {
    readonly topic: Name
    /** Goes into `lastEventId` of a later stream, which then resumes behind it; undefined for events that are no place to resume from. */
    readonly id: string | undefined
    readonly data: StreamData[Name]
  }
}[T | 'freshness']

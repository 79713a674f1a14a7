import type { components } from './schema.generated.ts'

type Schemas = components['schemas']
type AnyEvent = Schemas['StreamEvent']

/** Source and age of data. */
export type DataAge = Schemas['DataAge']

/** Rows that changed. */
export interface Changed<Row> {
  readonly rows: readonly Row[]
  /** Whether there were too many changes to list. Read the list again. */
  readonly resync: boolean
  readonly meta: DataAge
}

/** Data of each event by event name. */
export type StreamData = { readonly [Event in AnyEvent as Event['event']]: Event['data'] }

/** One event. Its topic determines the type of its data. */
export type StreamEvent<
  T extends Exclude<AnyEvent['event'], 'freshness'> = Exclude<AnyEvent['event'], 'freshness'>,
> = {
  [Name in T | 'freshness']: {
    readonly topic: Name
    /**
     * Id of the event. Pass it as `lastEventId` to a later stream, which then resumes after this event;
     * `undefined` if the stream cannot resume here.
     */
    readonly id: string | undefined
    readonly data: StreamData[Name]
  }
}[T | 'freshness']

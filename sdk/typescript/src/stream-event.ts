import type { components } from './schema.generated.ts'

type Schemas = components['schemas']
type AnyEvent = Schemas['StreamEvent']

/** Source and age of the data. */
export type DataAge = Schemas['DataAge']

/** Rows of a list that changed. */
export interface Changed<Row> {
  readonly rows: readonly Row[]
  /** Whether there were too many changes to send. If so, request the list again. */
  readonly resync: boolean
  readonly meta: DataAge
}

/** Type of the data of each event, by event name. */
export type StreamData = { readonly [Event in AnyEvent as Event['event']]: Event['data'] }

/** An event of the stream. Its topic determines the type of its data. */
export type StreamEvent<
  T extends Exclude<AnyEvent['event'], 'freshness'> = Exclude<AnyEvent['event'], 'freshness'>,
> = {
  [Name in T | 'freshness']: {
    readonly topic: Name
    /**
     * Id of the event. Pass it as `lastEventId` to a later stream, so that this stream resumes after the
     * event. The id is `undefined` if a stream cannot resume after the event.
     */
    readonly id: string | undefined
    readonly data: StreamData[Name]
  }
}[T | 'freshness']

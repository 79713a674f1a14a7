import type { PolledAnswer } from '~/contracts/panel'
import type { PanelTimes } from '~/domain/freshness'

/** What a polled panel has and how its last attempt went. */
export interface PolledState<Data> {
  /** The newest data that could be read; null = none yet. */
  readonly data: Data | null
  readonly meta: PolledAnswer<Data>['meta']
  /** When `data` was answered, or the first attempt where there is none. */
  readonly refreshedAt: PolledAnswer<Data>['answeredAt']
  /** The last attempt brought nothing. */
  readonly failed: boolean
}

/** The state in which the page hands a panel over. */
export function startPolled<Data>(initial: PolledAnswer<Data>): PolledState<Data> {
  const { data, meta, answeredAt } = initial
  return { data, meta, refreshedAt: answeredAt, failed: data === null }
}

/** After an attempt: undefined, or an answer without data, is no refresh. What is there stays, and its age shows. */
export function takePolled<Data>(
  state: PolledState<Data>,
  answer: PolledAnswer<Data> | undefined,
): PolledState<Data> {
  if (answer === undefined) return { ...state, failed: true }
  const { data, meta, answeredAt } = answer
  if (data === null) return { ...state, meta, failed: true }
  return { ...state, data, meta, refreshedAt: answeredAt, failed: false }
}

/** The times of a freshness chip. */
export function timesOfPolled({ refreshedAt, meta }: PolledState<unknown>): PanelTimes {
  return { refreshedAt, dataAt: meta.dataTime ?? undefined }
}

/** Reads a resource route; undefined = it can't be reached, answers with an error, or with something else than an answer. */
export async function fetchPolled<Data>(
  path: string,
  signal: AbortSignal,
): Promise<PolledAnswer<Data> | undefined> {
  try {
    const response = await fetch(path, { signal, headers: { accept: 'application/json' } })
    if (!response.ok) return undefined
    const body: unknown = await response.json()
    return isPolledAnswer<Data>(body) ? body : undefined
  } catch {
    return undefined // feeds fail silently; the panel shows how old it is (M98)
  }
}

/** The frame of an answer is looked at; what it holds is of the same origin and build as its reader. */
function isPolledAnswer<Data>(body: unknown): body is PolledAnswer<Data> {
  if (typeof body !== 'object' || body === null) return false
  if (!('data' in body) || !('answeredAt' in body) || typeof body.answeredAt !== 'number') return false
  return 'meta' in body && typeof body.meta === 'object' && body.meta !== null && 'dataTime' in body.meta
}

import type { PolledAnswer } from '~/contracts/panel'
import type { PanelTimes } from '~/domain/freshness'
import type { UnixMs } from '~/domain/time'
import { createDeadline } from '~/lib/deadline'
import { type Failure, failureOf, failureOfSource } from './failure'
import { panelTimes } from './panel-times'

/** What a polled panel has and how its last attempt went. */
export interface PolledState<Data> {
  /** The newest data that could be read; null = none yet. */
  readonly data: Data | null
  readonly meta: PolledAnswer<Data>['meta']
  /** When `data` was answered, or the first attempt where there is none. */
  readonly refreshedAt: PolledAnswer<Data>['answeredAt']
  /** Why the last attempt brought nothing; undefined = it brought something, or there was none but the page's. */
  readonly failure: Failure | undefined
}

/** The state in which the page hands a panel over. */
export function startPolled<Data>(initial: PolledAnswer<Data>): PolledState<Data> {
  const { data, meta, answeredAt } = initial
  return { data, meta, refreshedAt: answeredAt, failure: undefined }
}

/** After an attempt: a problem, or an answer without data, is no refresh. What is there stays, and its age shows. `nowMs`: the browser's clock. */
export function takePolled<Data>(
  state: PolledState<Data>,
  answer: PolledAnswer<Data> | AskedProblem,
  nowMs: UnixMs,
): PolledState<Data> {
  if (isProblem(answer)) return { ...state, failure: failureOf(answer, nowMs) }
  const { data, meta, answeredAt } = answer
  if (data === null) return { ...state, meta, failure: failureOfSource(nowMs) }
  return { ...state, data, meta, refreshedAt: answeredAt, failure: undefined }
}

/** The times of a freshness chip. */
export function timesOfPolled({ data, refreshedAt, meta }: PolledState<unknown>): PanelTimes {
  return panelTimes(data, meta, refreshedAt)
}

/** Why a question to a resource route brought nothing. */
export interface AskedProblem {
  /** Of the HTTP answer; undefined = there was none that could be read. */
  readonly status: number | undefined
}

/** A question that has taken this long brings nothing any more, and the next one may be asked. */
const givenUpAfterMs = 20_000

/** HTTP status of an answer about something that we don't know; a 404, browsers print as an error of the page. */
export const nothingKnown = 204

/** Reads a resource route: its answer, or why there is none. Something else than an answer can't be read. */
export async function fetchPolled<Data>(
  path: string,
  signal: AbortSignal,
): Promise<PolledAnswer<Data> | AskedProblem> {
  const deadline = createDeadline(givenUpAfterMs, signal)
  try {
    const response = await fetch(path, {
      signal: deadline.signal,
      headers: { accept: 'application/json' },
    })
    if (!response.ok || response.status === nothingKnown) return { status: response.status }
    const body: unknown = await response.json()
    return isPolledAnswer<Data>(body) ? body : unreadable
  } catch {
    return unreadable // the panel says so, or shows how old it is (M98)
  } finally {
    deadline.release()
  }
}

const unreadable: AskedProblem = { status: undefined }

export function isProblem(found: PolledAnswer<unknown> | AskedProblem): found is AskedProblem {
  return 'status' in found
}

/** The frame of an answer is looked at; what it holds is of the same origin and build as its reader. */
function isPolledAnswer<Data>(body: unknown): body is PolledAnswer<Data> {
  if (typeof body !== 'object' || body === null) return false
  if (!('data' in body) || !('answeredAt' in body) || typeof body.answeredAt !== 'number') return false
  return 'meta' in body && typeof body.meta === 'object' && body.meta !== null && 'dataTime' in body.meta
}

import type { PolledResult } from '~/contracts/panel'
import type { PanelTimes } from '~/domain/freshness'
import type { UnixMs } from '~/domain/time'
import { createDeadline } from '~/lib/deadline'
import { type Failure, failureOf, failureOfSource } from './failure'
import { panelTimes } from './panel-times'

/** Data of a polled panel, and the outcome of its last attempt. */
export interface PolledState<Data> {
  /** Latest data. `null`: none yet. */
  readonly data: Data | null
  readonly meta: PolledResult<Data>['meta']
  /** Time at which `data` was served. Without data: time of the first attempt. */
  readonly refreshedAt: PolledResult<Data>['answeredAt']
  /** Why the last attempt failed. `undefined`: it succeeded, or the panel has not polled yet. */
  readonly failure: Failure | undefined
}

/** Returns the initial state from the page's data. */
export function startPolled<Data>(initial: PolledResult<Data>): PolledState<Data> {
  const { data, meta, answeredAt } = initial
  return { data, meta, refreshedAt: answeredAt, failure: undefined }
}

/**
 * Applies an attempt. A problem, or a response without data, is not a refresh: the data stays, and its age
 * shows. `nowMs` is the browser's clock.
 */
export function takePolled<Data>(
  state: PolledState<Data>,
  result: PolledResult<Data> | PollProblem,
  nowMs: UnixMs,
): PolledState<Data> {
  if (isProblem(result)) return { ...state, failure: failureOf(result, nowMs) }
  const { data, meta, answeredAt } = result
  if (data === null) return { ...state, meta, failure: failureOfSource(nowMs) }
  return { ...state, data, meta, refreshedAt: answeredAt, failure: undefined }
}

/** Returns the times of a freshness chip. */
export function timesOfPolled({ data, refreshedAt, meta }: PolledState<unknown>): PanelTimes {
  return panelTimes(data, meta, refreshedAt)
}

/** Reason for which a request to a polling route failed. */
export interface PollProblem {
  /** HTTP status. `undefined`: no response, or an unreadable one. */
  readonly status: number | undefined
}

/** Timeout of a request, milliseconds. */
const givenUpAfterMs = 20_000

/**
 * HTTP status of a response about an unknown item. Not 404, because browsers log that as an error of the
 * page.
 */
export const nothingKnown = 204

/** Reads a polling route. Returns the response, or a problem if it fails or is not a polled response. */
export async function fetchPolled<Data>(
  path: string,
  signal: AbortSignal,
): Promise<PolledResult<Data> | PollProblem> {
  const deadline = createDeadline(givenUpAfterMs, signal)
  try {
    const response = await fetch(path, {
      signal: deadline.signal,
      headers: { accept: 'application/json' },
    })
    if (!response.ok || response.status === nothingKnown) return { status: response.status }
    const body: unknown = await response.json()
    return isPolledResult<Data>(body) ? body : unreadable
  } catch {
    return unreadable // The panel shows the error, or the age of its data.
  } finally {
    deadline.release()
  }
}

const unreadable: PollProblem = { status: undefined }

export function isProblem(found: PolledResult<unknown> | PollProblem): found is PollProblem {
  return 'status' in found
}

/** Checks only the envelope of a response. Its data comes from the same origin and build. */
function isPolledResult<Data>(body: unknown): body is PolledResult<Data> {
  if (typeof body !== 'object' || body === null) return false
  if (!('data' in body) || !('answeredAt' in body) || typeof body.answeredAt !== 'number') return false
  return 'meta' in body && typeof body.meta === 'object' && body.meta !== null && 'dataTime' in body.meta
}

import type { PolledResult } from '~/contracts/state/panel'
import type { UnixMs } from '~/domain/base/time'
import type { PanelTimes } from '~/domain/service/freshness'
import { createDeadline } from '~/lib/async/deadline'
import { panelTimes } from '~/shared/live/panel-times'
import { type Failure, failureOf, failureOfSource } from './failure'

/** Data of a panel that polls, and the outcome of the panel's last request. */
export interface PolledState<Data> {
  /** Latest data of the panel. `null`: no data yet. */
  readonly data: Data | null
  readonly meta: Pick<PolledResult<Data>['meta'], 'dataTime' | 'notice'>
  /** Time at which the server returned `data`. It is meaningless without data. */
  readonly refreshedAt: PolledResult<Data>['answeredAt']
  /**
   * Problem of the last request. `undefined`: the last request succeeded, or the panel has not sent a request
   * yet.
   */
  readonly failure: Failure | undefined
}

/** State of a panel before its first response. */
const noResponse = { data: null, meta: { dataTime: null, notice: null }, answeredAt: 0 } as const

/**
 * Returns the initial state of a panel from the page's data. `undefined`: the page's data contains no response
 * for the panel.
 */
export function startPolled<Data>(initial: PolledResult<Data> | undefined): PolledState<Data> {
  const { data, meta, answeredAt } = initial ?? noResponse
  return { data, meta, refreshedAt: answeredAt, failure: undefined }
}

/**
 * Applies the outcome of a request. A problem, or a response without data, is not a refresh: the current data
 * stays and the panel shows its age. `nowMs` is the time of the browser's clock.
 */
export function takePolled<Data>(
  state: PolledState<Data>,
  result: PolledResult<Data> | PollProblem,
  nowMs: UnixMs,
): PolledState<Data> {
  if (isProblem(result)) return { ...state, failure: failureOf(result, nowMs) }
  if (result.data === null) return { ...state, meta: result.meta, failure: failureOfSource(nowMs) }
  return startPolled(result)
}

/** Returns the times for the freshness chip of a polling panel. */
export function timesOfPolled({ data, refreshedAt, meta }: PolledState<unknown>): PanelTimes {
  return panelTimes(data, meta, refreshedAt)
}

/** Reason why a request to a polling route failed. */
export interface PollProblem {
  /** HTTP status. `undefined`: there was no response, or the response was unreadable. */
  readonly status: number | undefined
}

/** Timeout of a polling request, milliseconds. */
const givenUpAfterMs = 20_000

/**
 * HTTP status of a response about an unknown item. The status is not 404, because browsers log a 404 as an
 * error of the page.
 */
export const nothingKnown = 204

/**
 * Requests a polling route. Returns the response. If the request fails or the response is not a polled
 * response, returns a problem.
 */
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

/**
 * Checks only the outer structure of a response. The data inside needs no check, because it comes from the
 * same origin and the same build.
 */
function isPolledResult<Data>(body: unknown): body is PolledResult<Data> {
  const { data, meta, answeredAt }: Partial<PolledResult<Data>> = Object(body)
  return data !== undefined && meta?.dataTime !== undefined && typeof answeredAt === 'number'
}

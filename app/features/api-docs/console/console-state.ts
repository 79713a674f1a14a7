import type { FieldValues } from './endpoint-request'
import type { Quota } from './quota'

/** Outcome of a call to the API. */
export interface CallResult {
  /** HTTP status; `undefined`: no response. */
  readonly status: number | undefined
  readonly reason: string
  readonly body: string
  /** Message about the failure. `undefined`: the call succeeded. */
  readonly failure: string | undefined
  readonly durationMs: number
  readonly bytes: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly quota: Quota | undefined
  /**
   * Time at which the response arrived, by the browser's clock, milliseconds. The quota is valid at this
   * time.
   */
  readonly endedAtMs: number
}

/** State of one endpoint's console. */
export interface Tester {
  /** Field values that the visitor has changed. */
  readonly values: FieldValues
  readonly calling: boolean
  /** Result of the last call. It stays visible until the next result arrives. */
  readonly result: CallResult | undefined
  /** Required fields that were empty when the visitor last tried to send the request. */
  readonly missing: readonly string[]
}

/** Console state by operation id. Operations that the visitor has not used are missing. */
export type Testers = Readonly<Record<string, Tester>>

export type TesterEvent =
  | { readonly type: 'edit'; readonly id: string; readonly name: string; readonly value: string }
  | { readonly type: 'refuse'; readonly id: string; readonly missing: readonly string[] }
  | { readonly type: 'call'; readonly id: string }
  | { readonly type: 'answer'; readonly id: string; readonly result: CallResult }

export const untouched: Tester = { values: {}, calling: false, result: undefined, missing: [] }

/**
 * Returns the state of all consoles after an event. The state objects of other operations stay the same, so
 * their components do not render.
 */
export function testersAfter(testers: Testers, event: TesterEvent): Testers {
  const tester = testers[event.id] ?? untouched
  return { ...testers, [event.id]: testerAfter(tester, event) }
}

function testerAfter(tester: Tester, event: TesterEvent): Tester {
  switch (event.type) {
    case 'edit': {
      const values = { ...tester.values, [event.name]: event.value }
      return { ...tester, values, missing: tester.missing.filter((name) => name !== event.name) }
    }
    case 'refuse':
      return { ...tester, missing: event.missing }
    case 'call':
      return { ...tester, calling: true, missing: [] }
    case 'answer':
      return { ...tester, calling: false, result: event.result }
  }
}

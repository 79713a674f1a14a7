import type { FieldValues } from './endpoint-request'
import type { Quota } from './quota'

/** What came of a call. */
export interface CallResult {
  /** Undefined = no answer at all. */
  readonly status: number | undefined
  readonly reason: string
  readonly body: string
  /** The specification's sentence for what went wrong; undefined = nothing did. */
  readonly failure: string | undefined
  readonly durationMs: number
  readonly bytes: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly quota: Quota | undefined
  /** Visitor's time at which the quota was told, milliseconds. */
  readonly endedAtMs: number
}

/** Where one endpoint's tester stands. */
export interface Tester {
  /** What the reader has changed. */
  readonly values: FieldValues
  readonly calling: boolean
  /** The answer before stays until the next one is there. */
  readonly result: CallResult | undefined
  /** Required fields that were empty when it was tried. */
  readonly missing: readonly string[]
}

/** Testers by operation; one that nobody has touched is not there. */
export type Testers = Readonly<Record<string, Tester>>

export type TesterEvent =
  | { readonly type: 'edit'; readonly id: string; readonly name: string; readonly value: string }
  | { readonly type: 'refuse'; readonly id: string; readonly missing: readonly string[] }
  | { readonly type: 'call'; readonly id: string }
  | { readonly type: 'answer'; readonly id: string; readonly result: CallResult }

export const untouched: Tester = { values: {}, calling: false, result: undefined, missing: [] }

/** The testers after something has happened to one of them; the others stay the same objects. */
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

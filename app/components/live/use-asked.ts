import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { PolledAnswer } from '~/contracts/panel'
import { useLive } from './live-provider'
import { type AskedProblem, fetchPolled, isProblem } from './polled-answer'

interface AskedOptions<Data> {
  /** Pause between an answer and the next question. */
  readonly everyMs: number
  /** Up to so much more, so that viewers spread out. */
  readonly jitterMs: number
  /** False = nobody looks at it yet. */
  readonly isWanted?: boolean
  /** What the page has brought for this path, if anything. */
  readonly initial?: PolledAnswer<Data> | undefined
}

/** What is known of a thing that a page has not brought, or not only. */
export interface Asked<Data> {
  /** The newest that could be read; undefined = none yet. */
  readonly answer: PolledAnswer<Data> | undefined
  /** Of the last attempt; undefined = it went well, or there was none. */
  readonly problem: AskedProblem | undefined
}

/**
 * Asks a resource route at once, unless the page has brought its answer, and then again and again while somebody looks. Unlike `usePolled` it
 * knows of a time without an answer and tells why there is none. A failure keeps what is there.
 */
export function useAsked<Data>(
  path: string,
  { everyMs, jitterMs, isWanted = true, initial }: AskedOptions<Data>,
): Asked<Data> & { readonly refresh: () => void } {
  const { running } = useLive()
  const [stored, setState] = useState<AskedState<Data>>({ path, answer: initial, problem: undefined })
  const [attempt, setAttempt] = useState(0)
  const state = stored.path === path ? stored : { path, answer: initial, problem: undefined }
  // What the page has brought is new; whatever begins later, such as coming back from the background, asks at once.
  const isNew = useRef(initial !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    if (!isWanted || !running) return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(ask, everyMs + Math.random() * jitterMs)
    }
    const ask = async () => {
      const found = await fetchPolled<Data>(path, abort.signal)
      if (abort.signal.aborted) return
      startTransition(() => setState((current) => taken(path, current, found)))
      wait()
    }
    if (isNew.current) wait()
    else void ask()
    isNew.current = false
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [path, isWanted, running, attempt, everyMs, jitterMs])
  const refresh = useCallback(() => setAttempt((count) => count + 1), [])
  return { answer: state.answer, problem: state.problem, refresh }
}

interface AskedState<Data> extends Asked<Data> {
  readonly path: string
}

function taken<Data>(
  path: string,
  before: AskedState<Data>,
  found: PolledAnswer<Data> | AskedProblem,
): AskedState<Data> {
  if (!isProblem(found)) return { path, answer: found, problem: undefined }
  return { path, answer: before.path === path ? before.answer : undefined, problem: found }
}

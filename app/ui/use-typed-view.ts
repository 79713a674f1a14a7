import { useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useMemo, useRef } from 'react'

interface TypedView {
  /** Takes the newest text. */
  readonly type: (text: string) => void
  /** Forgets it: the reader has sent the form himself. */
  readonly drop: () => void
}

/**
 * Goes to the view that a text asks for, some time after its last letter. `hrefOf` is asked only then, so that what else has been chosen
 * meanwhile is kept; undefined = the text asks for nothing new.
 */
export function useTypedView(hrefOf: (typed: string) => string | undefined, afterMs: number): TypedView {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const newest = useRef(hrefOf)
  newest.current = hrefOf
  const drop = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => drop, [drop])
  return useMemo(
    () => ({
      drop,
      type: (typed) => {
        drop()
        timer.current = setTimeout(() => {
          const to = newest.current(typed)
          if (to !== undefined) navigate(to, { replace: true, preventScrollReset: true })
        }, afterMs)
      },
    }),
    [navigate, drop, afterMs],
  )
}

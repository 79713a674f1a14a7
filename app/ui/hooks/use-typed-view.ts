import { useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useMemo, useRef } from 'react'

interface TypedView {
  /** Sets the newest text. Must be called on every change of the field. */
  readonly type: (text: string) => void
  /** Cancels the pending navigation. Used when the visitor submits the form, which navigates itself. */
  readonly drop: () => void
}

/**
 * Navigates to the view for a typed text, some time after the last letter. `hrefOf` is called at that time,
 * so that other choices made in the meantime are kept. If `hrefOf` returns `undefined`, there is no
 * navigation.
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

import { useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Goes to the view that a text asks for, some time after its last letter. `hrefOf` is asked only then, so that what else has been chosen
 * meanwhile is kept; undefined = the text asks for nothing new.
 */
export function useTypedView(
  hrefOf: (typed: string) => string | undefined,
  afterMs: number,
): (typed: string) => void {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const newest = useRef(hrefOf)
  newest.current = hrefOf
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (typed) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const to = newest.current(typed)
        if (to !== undefined) navigate(to, { replace: true, preventScrollReset: true })
      }, afterMs)
    },
    [navigate, afterMs],
  )
}

import { useNavigate } from '@remix-run/react'
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { useEarlyText } from './use-early-text'
import { isLeavingPage } from './use-pending-location'

interface TypedView {
  /** Ref of the field. Text that was typed before the page was hydrated counts, too. */
  readonly field: RefObject<HTMLInputElement>
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
  const type = useCallback(
    (typed: string) => {
      drop()
      timer.current = setTimeout(() => {
        // A navigation within this page would cancel the one to another page.
        const to = isLeavingPage() ? undefined : newest.current(typed)
        if (to !== undefined) navigate(to, { replace: true, preventScrollReset: true })
      }, afterMs)
    },
    [navigate, drop, afterMs],
  )
  const field = useEarlyText(type)
  return useMemo(() => ({ field, type, drop }), [field, type, drop])
}

import { type RefObject, useEffect, useId, useRef } from 'react'
import { movePopover } from './move-popover'

interface Popover<Element extends HTMLElement> {
  /** Id of the popover, which its button has as `popovertarget`. */
  readonly id: string
  readonly ref: RefObject<Element>
  close(): void
}

/**
 * A native popover beside its button. The browser opens it (also without JavaScript), closes it on Escape and
 * on a press outside, and restores the focus. This hook positions the popover, calls `onOpen`, and closes the
 * popover when the page scrolls. `given` is an id that is also used by a button elsewhere.
 */
export function usePopover<Element extends HTMLElement>(
  onOpen: (popover: Element) => void,
  given?: string,
): Popover<Element> {
  const own = useId()
  const id = given ?? own
  const ref = useRef<Element>(null)
  const opened = useRef(onOpen)
  opened.current = onOpen
  useEffect(() => {
    const popover = ref.current
    if (popover === null) return
    const hide = () => popover.hidePopover()
    const hideUnlessInside = (event: Event) => {
      if (!(event.target instanceof Node) || !popover.contains(event.target)) hide()
    }
    const move = () => {
      const button = document.querySelector(`[popovertarget="${id}"]`)
      if (button !== null) movePopover(popover, button)
    }
    const start = () => {
      document.addEventListener('scroll', hideUnlessInside, { capture: true, passive: true })
      opened.current(popover)
    }
    const beforeToggle = (event: ToggleEvent) => {
      if (event.newState === 'open') move()
    }
    const toggle = (event: ToggleEvent) => {
      document.removeEventListener('scroll', hideUnlessInside, true)
      if (event.newState === 'open') start()
    }
    // The visitor may have opened it before the page was hydrated.
    if (popover.popover && popover.matches(':popover-open')) {
      move()
      start()
    }
    popover.addEventListener('beforetoggle', beforeToggle)
    popover.addEventListener('toggle', toggle)
    return () => {
      document.removeEventListener('scroll', hideUnlessInside, true)
      popover.removeEventListener('beforetoggle', beforeToggle)
      popover.removeEventListener('toggle', toggle)
    }
  }, [id])
  return { id, ref, close: () => ref.current?.hidePopover() }
}

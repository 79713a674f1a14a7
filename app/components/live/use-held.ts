import { type FocusEvent, type PointerEvent, useCallback, useRef, useState } from 'react'

/** Ref for the element around the rows. */
export interface HoldHandlers {
  ref(element: Element | null): void
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(): void
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
}

interface Held {
  /** Whether the pointer or the keyboard focus is inside. Nothing may move away from under it. */
  readonly held: boolean
  /** Whether the start of the region is above the window, because the visitor has scrolled into it. */
  readonly scrolledInto: boolean
  readonly handlers: HoldHandlers
  /** Moves the focus to the first focusable element of the rows. */
  focusRows(): void
}

/** Focusable elements in the rows of a table or a list. */
const inRows = ':is(tbody, li) :is(a, button)'

/**
 * Returns whether a region is hovered or focused, or scrolled past its start. A finger that scrolls does not
 * count as hovering.
 */
export function useHeld(): Held {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const { scrolledInto, ref: observe } = useScrolledInto()
  const region = useRef<Element | null>(null)
  const ref = useCallback(
    (element: Element | null) => {
      region.current = element
      observe(element)
    },
    [observe],
  )
  const focusRows = useCallback(() => {
    for (const target of region.current?.querySelectorAll<HTMLElement>(inRows) ?? []) {
      target.focus()
      if (document.activeElement === target) return // Hidden elements do not accept the focus.
    }
  }, [])
  return {
    held: pointed || focused,
    scrolledInto,
    focusRows,
    handlers: {
      ref,
      onPointerEnter: (event) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      // A click leaves the focus on a link permanently, so only visible focus counts.
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

/** Margin longer than any page, so that only the upper edge of the window counts. */
const belowWindow = '0px 0px 1000000px 0px'

function useScrolledInto() {
  const [scrolledInto, setScrolledInto] = useState(false)
  const observer = useRef<IntersectionObserver>()
  const ref = useCallback((element: Element | null) => {
    observer.current?.disconnect()
    if (element === null) return
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      const newest = entries.at(-1)
      if (newest !== undefined) {
        setScrolledInto(newest.isIntersecting && newest.boundingClientRect.top < 0)
      }
    }
    observer.current = new IntersectionObserver(look, { rootMargin: belowWindow, threshold: [0, 1] })
    observer.current.observe(element)
  }, [])
  return { scrolledInto, ref }
}

import { type FocusEvent, type PointerEvent, useCallback, useRef, useState } from 'react'

/** Event handlers and ref for the element around the rows. */
export interface HoldHandlers {
  ref(element: Element | null): void
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(): void
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
}

interface Held {
  /** Whether the pointer or the keyboard focus is inside the region. While it is, no row may move. */
  readonly held: boolean
  /** Whether the visitor has scrolled into the region, so that the region starts above the window. */
  readonly scrolledInto: boolean
  readonly handlers: HoldHandlers
  /** Moves the focus to the first focusable element in the rows. */
  focusRows(): void
}

/** Selector of links and buttons in the rows of a table or a list. */
const inRows = ':is(tbody, li) :is(a, button)'

/**
 * Returns whether a region is hovered, focused, or scrolled past its start. A finger that scrolls does not
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
      if (document.activeElement === target) return // The browser cannot focus hidden elements.
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
      // After a click, the link keeps the focus. Only focus that the browser shows therefore counts as
      // focused.
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

/**
 * Margin below the window for the intersection observer. It is larger than any page, so only the upper edge
 * of the window matters.
 */
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

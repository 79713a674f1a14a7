import { type FocusEvent, type PointerEvent, useCallback, useRef, useState } from 'react'

/** For the element around the rows. */
export interface HoldHandlers {
  ref(element: Element | null): void
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(): void
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
}

interface Held {
  /** The pointer or the keyboard's focus is inside: nothing may move away from under it. */
  readonly held: boolean
  /** The reader is in the middle of it: its beginning lies above the window. */
  readonly scrolledInto: boolean
  readonly handlers: HoldHandlers
  /** Moves the focus to the first row in which something takes it. */
  focusRows(): void
}

/** What takes the focus in a row, of a table or of a list. */
const inRows = ':is(tbody, li) :is(a, button)'

/** Whether somebody is pointing at a region, has the focus in it or reads on below its beginning. A finger that scrolls does not point. */
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
      if (document.activeElement === target) return // what is not drawn takes none
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
      // A click leaves the focus on a link for good; only focus that is seen counts.
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

/** As deep as any page: only the upper edge of the window counts. */
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

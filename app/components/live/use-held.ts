import { type FocusEvent, type PointerEvent, useState } from 'react'

/** For the element around the rows. */
export interface HoldHandlers {
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(): void
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
}

interface Held {
  /** The pointer or the keyboard's focus is inside: nothing may move away from under it. */
  readonly held: boolean
  readonly handlers: HoldHandlers
}

/** Whether somebody is pointing at a region or has the focus in it. A finger that scrolls does not point. */
export function useHeld(): Held {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  return {
    held: pointed || focused,
    handlers: {
      onPointerEnter: (event) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      // A click leaves the focus on a link for good; only focus that is seen counts.
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

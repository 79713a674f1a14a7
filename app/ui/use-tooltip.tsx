import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type AnchorRoom, type Placement, placeBeside, roomOf } from './anchored'
import * as styles from './tooltip.css'

interface TooltipOptions {
  /** What it says; undefined = there is none now. */
  readonly content: ReactNode
  /** `placeBeside` (below) where nothing is said; `placeAtRight` for a rail. */
  readonly place?: (room: AnchorRoom) => Placement
  /** False where the words only repeat the name that the anchor has anyway. */
  readonly describes?: boolean
}

interface AnchorHandlers {
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(): void
  onFocus(event: FocusEvent): void
  onBlur(): void
  readonly 'aria-describedby': string | undefined
}

interface Tooltip {
  /** To be spread on the element that the tooltip explains. */
  readonly anchor: AnchorHandlers
  /** To be rendered beside it. */
  readonly bubble: ReactNode
  /** Shows it at once: for a press, which is all that a finger has. */
  show(anchor: Element): void
}

/** Until a pointer at rest is asked what it points at, and until a way from the anchor to the bubble counts as leaving, ms. */
const showAfterMs = 300
const hideAfterMs = 150

/**
 * A tooltip as WCAG 1.4.13 wants it: on pointing and on keyboard focus, dismissed by Escape, and it stays while the pointer is on it.
 * It is a native popover, so no scroll container cuts it off.
 */
export function useTooltip({ content, place = placeBeside, describes = true }: TooltipOptions): Tooltip {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const [anchor, setAnchor] = useState<Element>()
  const { after, cancel } = useDelay()
  const shown = anchor !== undefined && content !== undefined
  useEffect(() => {
    const element = bubble.current
    if (!shown || element === null) return
    Object.assign(element.style, place(roomOf(anchor)))
    element.showPopover()
    return dismissedByEscape(() => setAnchor(undefined))
  }, [shown, anchor, place])
  const enter = (element: Element) => after(anchor === undefined ? showAfterMs : 0, () => setAnchor(element))
  const show = (element: Element) => {
    cancel()
    setAnchor(element)
  }
  const leave = () => after(hideAfterMs, () => setAnchor(undefined))
  return {
    anchor: {
      onPointerEnter: ({ currentTarget, pointerType }) => {
        if (pointerType === 'mouse') enter(currentTarget)
      },
      onPointerLeave: leave,
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) show(currentTarget)
      },
      onBlur: leave,
      'aria-describedby': shown && describes ? id : undefined,
    },
    bubble: shown ? (
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className={styles.bubble}
        data-raised=""
        onPointerEnter={cancel}
        onPointerLeave={leave}
      >
        {content}
      </span>
    ) : null,
    show,
  }
}

/** One delayed thing at a time: the next one replaces it. */
function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    cancel,
    after(ms: number, then: () => void) {
      cancel()
      timer.current = setTimeout(then, ms)
    },
  }
}

/** The first Escape is the tooltip's, the next one that of the dialog around it. */
function dismissedByEscape(dismiss: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    dismiss()
  }
  document.addEventListener('keydown', onKeyDown, true)
  return () => document.removeEventListener('keydown', onKeyDown, true)
}

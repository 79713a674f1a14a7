import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { PopoverSide } from './anchored'
import { movePopover } from './move-popover'
import * as styles from './tooltip.css'

interface TooltipOptions {
  /** Content of the tooltip. `undefined`: no tooltip. */
  readonly content: ReactNode
  /** Where the tooltip is placed. The default is `beside`: below or above the anchor. */
  readonly side?: PopoverSide
  /** Whether the tooltip describes the anchor. `false`: it only repeats the anchor's accessible name. */
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
  /** Props for the element that the tooltip explains. */
  readonly anchor: AnchorHandlers
  /** The tooltip. It must be rendered beside the anchor. */
  readonly bubble: ReactNode
  /** Shows the tooltip immediately. Used for presses, because touch devices have no hover. */
  show(anchor: Element): void
}

/**
 * Delay before a hovered anchor shows its tooltip, and delay before the tooltip is hidden, milliseconds.
 * During the second delay, the pointer can move from the anchor to the tooltip.
 */
const showAfterMs = 300
const hideAfterMs = 150

/**
 * A tooltip according to WCAG 1.4.13: shown on hover and keyboard focus, dismissed by Escape, and kept while
 * the pointer is on it. It is a native popover, so no scroll container clips it.
 */
export function useTooltip({ content, side, describes = true }: TooltipOptions): Tooltip {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const [anchor, setAnchor] = useState<Element>()
  const { after, cancel } = useDelay()
  const shown = anchor !== undefined && content !== undefined
  useEffect(() => {
    const element = bubble.current
    if (!shown || element === null) return
    movePopover(element, anchor, side)
    element.showPopover()
    return dismissedByEscape(() => setAnchor(undefined))
  }, [shown, anchor, side])
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

/** Runs a function after a delay. A new function replaces the previous one if that has not run yet. */
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

/**
 * Handles Escape so that it closes only the tooltip. The next Escape closes the dialog that contains the
 * tooltip.
 */
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

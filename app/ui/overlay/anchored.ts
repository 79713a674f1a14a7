/** Rectangle of an anchor element, and the size of the window, px. */
export interface AnchorBounds {
  readonly anchor: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  readonly width: number
  readonly height: number
}

/**
 * Position of a popover, as CSS lengths. A side is `auto` if its position follows from the popover's own
 * size.
 */
export interface Placement {
  readonly left: string
  readonly right: string
  readonly top: string
  readonly bottom: string
}

/** Size of a popover, px. */
export interface PopoverSize {
  readonly width: number
  readonly height: number
}

/** Where a popover is placed: below or above its anchor, or at the right of it. */
export type PopoverSide = 'beside' | 'right'

/**
 * Distance between the anchor and the popover, and minimum distance between the popover and the edge of the
 * window, px.
 */
const gapPx = 4
const edgePx = 8

/**
 * Places a popover below its anchor. Places it above if the anchor is in the lower third of the window, or if
 * there is more space above and the popover doesn't fit below. The left edges are aligned, or the right edges
 * if the anchor is in the right half of the window. The popover is moved so that it is within the window.
 */
export function placeBeside({ anchor, width, height }: AnchorBounds, size: PopoverSize): Placement {
  const below = height - anchor.bottom - gapPx - edgePx
  const above = anchor.bottom > height * 0.65 || (size.height > below && anchor.top > height - anchor.bottom)
  const fromRight = (anchor.left + anchor.right) / 2 > width / 2
  const across = (start: number) => px(within(start, width - size.width))
  const down = (start: number) => px(within(start, height - size.height))
  return {
    top: above ? 'auto' : down(anchor.bottom + gapPx),
    bottom: above ? down(height - anchor.top + gapPx) : 'auto',
    left: fromRight ? 'auto' : across(anchor.left),
    right: fromRight ? across(width - anchor.right) : 'auto',
  }
}

/** Limits a distance from an edge of the window so that the popover keeps its distance from both edges. */
function within(start: number, spare: number): number {
  return Math.max(edgePx, Math.min(start, spare - edgePx))
}

function px(length: number): string {
  return `${Math.round(length)}px`
}

/**
 * Places a popover to the right of its anchor, vertically centred. Used for anchors at the left edge, such as
 * in the sidebar.
 */
export function placeAtRight({ anchor, height }: AnchorBounds): Placement {
  const middle = (anchor.top + anchor.bottom) / 2
  return {
    left: px(anchor.right + gapPx + edgePx),
    right: 'auto',
    top: px(Math.min(middle, height - edgePx) - 14),
    bottom: 'auto',
  }
}

/** Sets the position of a popover in its style. The popover may still be closed. */
export function placePopover(popover: HTMLElement, anchor: Element, side: PopoverSide): void {
  const bounds = boundsOf(anchor)
  const placement = side === 'right' ? placeAtRight(bounds) : placeBeside(bounds, sizeOf(popover))
  Object.assign(popover.style, placement)
}

/** Returns an element's current rectangle and the size of the window. */
function boundsOf(element: Element): AnchorBounds {
  // `clientWidth` would include the space that is reserved for the scroll bar while there is none.
  const { offsetWidth: width, clientHeight: height } = document.documentElement
  return { anchor: element.getBoundingClientRect(), width, height }
}

/** Returns the size of a popover. A closed one has no box, so it gets one while it is measured. */
function sizeOf(popover: HTMLElement): PopoverSize {
  const { display } = popover.style
  if (!popover.matches(':popover-open')) popover.style.display = 'block'
  const { offsetWidth: width, offsetHeight: height } = popover
  popover.style.display = display
  return { width, height }
}

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

/**
 * Distance between the anchor and the popover, and minimum distance between the popover and the edge of the
 * window, px.
 */
const gapPx = 4
const edgePx = 8

/**
 * Places a popover below its anchor, or above the anchor if that is in the lower third of the window. The
 * left edges are aligned, or the right edges if the anchor is in the right half of the window. The popover's
 * size is not needed, so the position can be set before the popover is shown.
 */
export function placeBeside({ anchor, width, height }: AnchorBounds): Placement {
  const above = anchor.bottom > height * 0.65
  const fromRight = (anchor.left + anchor.right) / 2 > width / 2
  const px = (length: number) => `${Math.round(length)}px`
  return {
    top: above ? 'auto' : px(anchor.bottom + gapPx),
    bottom: above ? px(height - anchor.top + gapPx) : 'auto',
    left: fromRight ? 'auto' : px(Math.max(edgePx, anchor.left)),
    right: fromRight ? px(Math.max(edgePx, width - anchor.right)) : 'auto',
  }
}

/**
 * Places a popover to the right of its anchor, vertically centred. Used for anchors at the left edge, such as
 * in the sidebar.
 */
export function placeAtRight({ anchor, height }: AnchorBounds): Placement {
  const middle = (anchor.top + anchor.bottom) / 2
  return {
    left: `${Math.round(anchor.right + gapPx + edgePx)}px`,
    right: 'auto',
    top: `${Math.round(Math.min(middle, height - edgePx) - 14)}px`,
    bottom: 'auto',
  }
}

/** Returns an element's current rectangle and the size of the window. */
export function boundsOf(element: Element): AnchorBounds {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  return { anchor: element.getBoundingClientRect(), width, height }
}

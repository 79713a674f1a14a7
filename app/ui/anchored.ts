/** Rectangle of an anchor, and the size of the window, px. */
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

/** Position of a popover as CSS lengths. `auto` on the sides that follow from its own size. */
export interface Placement {
  readonly left: string
  readonly right: string
  readonly top: string
  readonly bottom: string
}

/** Distance between anchor and popover, and distance to the edge of the window, px. */
const gapPx = 4
const edgePx = 8

/**
 * Places a popover below its anchor, or above if the anchor is in the lower third. It aligns with the
 * anchor's left edge, or with the right one if the anchor is in the right half. The popover's size is not
 * needed, so the position can be set before the popover is shown.
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

/** A rectangle and the window around it, px. */
export interface AnchorRoom {
  readonly anchor: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  readonly width: number
  readonly height: number
}

/** Where a popover stands, as CSS lengths; `auto` on the sides that its own size decides. */
export interface Placement {
  readonly left: string
  readonly right: string
  readonly top: string
  readonly bottom: string
}

/** Space between a thing and what belongs to it, and between that and the edge of the window, px. */
const gapPx = 4
const edgePx = 8

/**
 * Below its anchor, or above where the anchor stands low; flush with its left edge, or with its right one where that lies in the right
 * half. Needs no size of the popover, so it can be said before that is shown.
 */
export function placeBeside({ anchor, width, height }: AnchorRoom): Placement {
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

/** Right of its anchor, its middle at the anchor's middle; for things at the left edge such as a rail. */
export function placeAtRight({ anchor, height }: AnchorRoom): Placement {
  const middle = (anchor.top + anchor.bottom) / 2
  return {
    left: `${Math.round(anchor.right + gapPx + edgePx)}px`,
    right: 'auto',
    top: `${Math.round(Math.min(middle, height - edgePx) - 14)}px`,
    bottom: 'auto',
  }
}

/** The room around an element now. */
export function roomOf(element: Element): AnchorRoom {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  return { anchor: element.getBoundingClientRect(), width, height }
}

import type { PopoverSide } from './anchored'

/**
 * Moves a popover to its anchor. The popover may still be closed. The code is loaded on first use; meanwhile, the
 * popover is transparent. If the code can't be loaded, the popover has the position of its style sheet.
 */
export function movePopover(popover: HTMLElement, anchor: Element, side: PopoverSide = 'beside'): void {
  const { style } = popover
  style.opacity = '0'
  const show = () => {
    style.opacity = ''
  }
  import('./anchored').then(({ placePopover }) => placePopover(popover, anchor, side)).then(show, show)
}

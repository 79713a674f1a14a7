import { steppedTo } from '~/shared/price-chart/chart-keys'

/** What a key press does in a chart. */
export type ChartAction =
  | { readonly kind: 'pan'; readonly part: number }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'oldest' }
  | { readonly kind: 'newest' }
  | { readonly kind: 'step'; readonly index: number }

/** Part of the view's width by which an arrow key moves it, and factor by which a key zooms. */
export const panPart = 0.2
export const zoomFactor = 1.4

/** The key press, and the bars of the chart. */
interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly motion: 'fixed' | 'movable'
  /** Index of the selected bar. `undefined`: none is selected. */
  readonly from: number | undefined
  readonly count: number
}

/**
 * Returns what a key press does. In a chart of a time frame, arrow keys select bars. In a chart that can be scrolled,
 * they move the view, and select bars while Shift is pressed. `undefined`: the chart does not handle the key.
 */
export function actionOf({ key, shiftKey, motion, from, count }: KeyPress): ChartAction | undefined {
  const index = steppedTo(key, from, count)
  const isArrow = key === 'ArrowLeft' || key === 'ArrowRight'
  if (motion === 'fixed' || (shiftKey && isArrow))
    return index === undefined ? undefined : { kind: 'step', index }
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'pan', part: -panPart }
    case 'ArrowRight':
      return { kind: 'pan', part: panPart }
    case '+':
    case '=':
      return { kind: 'zoom', factor: 1 / zoomFactor }
    case '-':
    case '_':
      return { kind: 'zoom', factor: zoomFactor }
    case 'Home':
      return { kind: 'oldest' }
    case 'End':
      return { kind: 'newest' }
    default:
      return undefined
  }
}

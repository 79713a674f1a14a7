import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media, metric } from '../theme/theme.css'
import { phoneRows } from './list-query'

/** Rows of which a phone shows the first five. */
export const fiveRows = style({})
globalStyle(`${fiveRows} tbody > tr:nth-child(n + ${phoneRows + 1})`, {
  '@media': { [media.phone]: { display: 'none' } },
})

const turns = (from: string) =>
  [0, 1].map(() => {
    const slideIn = keyframes({ from: { transform: `translateX(${from})` } })
    return style({ '@media': { [media.phone]: { animation: `${slideIn} ${metric.slide} ${metric.ease}` } } })
  })

/**
 * On phones, a new page slides in from the left or right. Each direction has two identical classes, because
 * switching between them restarts the animation.
 */
export const turned = { forward: turns('100%'), back: turns('-100%') }

import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color } from '../theme/theme.css'

const swing = keyframes({
  '0%': { transform: 'rotate(0)' },
  '30%': { transform: 'rotate(12deg)' },
  '70%': { transform: 'rotate(-16deg)' },
  '100%': { transform: 'rotate(0)' },
})

/** The index arm rotates around the sextant's pivot at (12, 3). */
export const arm = style({
  color: color.accent,
  transformOrigin: '12px 3px',
  animation: `${swing} 1s ease-in-out .5s 1`,
})

export const mark = style({})

const swingAgain = keyframes({
  '0%': { transform: 'rotate(0)' },
  '30%': { transform: 'rotate(12deg)' },
  '70%': { transform: 'rotate(-16deg)' },
  '100%': { transform: 'rotate(0)' },
})

// The hover animation has another name than the first animation, so that each hover restarts the swing.
globalStyle(`a:hover > ${mark} ${arm}`, { animation: `${swingAgain} 1s ease-in-out 1` })

import { keyframes, style } from '@vanilla-extract/css'
import { color } from '../theme/theme.css'

const shimmer = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } })

export const bar = style({
  display: 'block',
  width: '100%',
  height: '10px',
  borderRadius: '3px',
  background: `linear-gradient(90deg, ${color.bg2} 25%, ${color.bg3} 50%, ${color.bg2} 75%)`,
  backgroundSize: '400% 100%',
  animation: `${shimmer} 1.6s linear infinite`,
})

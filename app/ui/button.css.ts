import { style, styleVariants } from '@vanilla-extract/css'
import { color, media, metric, space } from './theme.css'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s6,
  height: '26px',
  padding: `0 ${space.s8}`,
  borderRadius: metric.radiusControl,
  fontSize: '12px',
  lineHeight: '20px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  transition: `background ${metric.hover}`,
  '@media': { [media.phone]: { height: '44px', minWidth: '44px' } },
})

/** Buttons, and links that look like one. */
export const button = styleVariants({
  quiet: [
    base,
    {
      background: color.bg2,
      boxShadow: `inset 0 0 0 1px ${color.border}`,
      color: color.text,
      ':hover': { background: color.bg3 },
    },
  ],
  ghost: [base, { color: color.muted, ':hover': { background: color.bg2, color: color.text } }],
  pill: [
    base,
    {
      background: color.accent,
      color: color.onAccent,
      borderRadius: metric.radiusModal,
      height: '24px',
      padding: '0 10px',
      fontWeight: 600,
    },
  ],
})

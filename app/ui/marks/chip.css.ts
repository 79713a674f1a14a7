import { style, styleVariants } from '@vanilla-extract/css'
import { color, metric, space } from '../theme/theme.css'
import { type } from '../theme/type-scale'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  height: '20px',
  padding: `0 ${space.s6}`,
  borderRadius: metric.radiusChip,
  ...type.micro,
  fontWeight: 500,
  whiteSpace: 'nowrap',
})

export const chip = styleVariants({
  plain: [base, { color: color.muted, background: color.bg2 }],
  outline: [base, { color: color.muted, boxShadow: `inset 0 0 0 1px ${color.border}` }],
  good: [base, { color: color.buy, background: color.buyTint }],
  bad: [base, { color: color.danger, background: color.sellTint }],
  new: [base, { color: color.accent, background: color.accentTint }],
  warning: [
    base,
    { color: color.warn, background: color.warnTint, height: '16px', padding: '0 5px', flex: 'none' },
  ],
  source: [
    base,
    {
      color: color.warn,
      boxShadow: `inset 0 0 0 1px ${color.warn}`,
      height: '24px',
      padding: `0 ${space.s8}`,
    },
  ],
})
export type ChipKind = keyof typeof chip

import { globalStyle, style } from '@vanilla-extract/css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { narrowSidebar } from './narrow-sidebar'

export const list = style({
  display: 'grid',
  gap: space.s2,
  paddingTop: space.s8,
  selectors: { 'nav + nav > &': { marginTop: space.s8, borderTop: `1px solid ${color.border}` } },
})

export const link = style({
  position: 'relative',
  height: '36px',
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  padding: '0 10px',
  borderRadius: metric.radiusControl,
  color: color.muted,
  fontWeight: 500,
  transition: `background ${metric.hover}, color ${metric.hover}`,
  ':hover': { background: color.bg2, color: color.text },
  selectors: { '&[aria-current]': { background: color.bg2, color: color.text } },
  '@container': { [narrowSidebar.query]: { justifyContent: 'center', padding: 0 } },
})
globalStyle(`${link}[aria-current] svg`, { color: color.accent })

/** Links in a drawer are larger, because they are touch targets. */
export const roomy = style({ height: '48px', fontSize: '14px' })

/**
 * Text of a link. In a narrow sidebar only the icon is visible, but the text remains the accessible name of
 * the link.
 */
export const label = style({
  '@container': { [narrowSidebar.query]: narrowSidebar.unseen },
})

export const tag = style({
  marginInlineStart: 'auto',
  padding: `0 ${space.s6}`,
  borderRadius: metric.radiusChip,
  fontSize: '11px',
  lineHeight: '20px',
  color: color.accent,
  background: color.accentTint,
  '@container': {
    [narrowSidebar.query]: {
      position: 'absolute',
      top: '7px',
      insetInlineEnd: '7px',
      width: '6px',
      height: '6px',
      padding: 0,
      overflow: 'hidden',
      borderRadius: '50%',
      background: color.accent,
      fontSize: 0,
    },
  },
})

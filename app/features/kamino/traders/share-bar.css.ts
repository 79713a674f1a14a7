import { style } from '@vanilla-extract/css'
import { color, media, space } from '~/ui/theme/theme.css'

export const share = style({ display: 'flex', alignItems: 'center', gap: space.s12 })
export const track = style({
  flex: 1,
  height: '4px',
  minWidth: '32px',
  borderRadius: space.s2,
  background: color.track,
  overflow: 'hidden',
})
export const bar = style({
  display: 'block',
  height: '100%',
  minWidth: '2px',
  borderRadius: space.s2,
  background: color.accent,
})
export const percent = style({
  width: '44px',
  textAlign: 'right',
  '@media': { [media.phone]: { color: color.text } },
})

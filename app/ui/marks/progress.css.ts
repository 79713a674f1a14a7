import { globalStyle, style } from '@vanilla-extract/css'
import { sprinkles } from '../theme/sprinkles.css'
import { startsAtEnd } from '../theme/text-style.css'
import { color, space } from '../theme/theme.css'

export const progress = sprinkles({ display: 'flex', alignItems: 'center', gap: 's8' })

export const track = style({
  flex: 1,
  height: '4px',
  borderRadius: space.s2,
  background: color.track,
  forcedColorAdjust: 'none',
  minWidth: '24px',
})

export const bar = style({ display: 'block', height: '100%', borderRadius: space.s2, background: color.buy })

/** Bar of an order that has not started. A column of empty tracks would only be noise. */
export const none = style({})
globalStyle(`${track}:has(> ${none})`, { visibility: 'hidden' })

/** Bar of an almost finished order. */
export const hot = style({ background: color.warnFill })

export const percent = style({
  width: '34px',
  textAlign: 'right',
  color: color.text,
  ...startsAtEnd,
  unicodeBidi: 'plaintext',
})

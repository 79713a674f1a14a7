import { style } from '@vanilla-extract/css'
import { color, media, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const token = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minWidth: 0,
  minHeight: '24px',
})

export const symbol = style({ overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 })

/** Label at the end of a list header that states the time window of the list. */
export const window = style({ color: color.subtle, ...type.micro })

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s12}`, ...type.micro })

/** Link below a list that leads to the whole list. */
export const moreLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: color.link,
  '@media': { [media.phone]: { minHeight: '44px' } },
})

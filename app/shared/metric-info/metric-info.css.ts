import { style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'
import { touchArea } from '~/ui/theme/touch-area'

/** A click target of 24 px. In the layout it takes only the space of its icon. */
export const mark = style({
  ...touchArea(10, 8, 8),
  display: 'inline-flex',
  verticalAlign: 'middle',
  padding: '6px',
  margin: '-6px',
  marginInlineStart: '-2px',
  color: color.subtle,
  cursor: 'help',
  ':hover': { color: color.text },
})

export const words = style({
  ...touchArea(8),
  display: 'inline-block',
  textDecoration: `underline dotted ${color.subtle}`,
  textUnderlineOffset: '3px',
  padding: `${space.s4} 0`,
  margin: `-${space.s4} 0`,
  cursor: 'help',
  color: 'inherit',
})

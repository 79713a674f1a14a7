import { style } from '@vanilla-extract/css'
import { color, media, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'
import { narrowSidebar } from './narrow-sidebar'

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '36px',
  ...type.brand,
  fontWeight: 600,
  letterSpacing: '-.015em',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { minHeight: '44px', minWidth: '44px', paddingInlineStart: space.s8 } },
})

export const words = style({ '@container': { [narrowSidebar.query]: narrowSidebar.unseen } })

export const kind = style({ fontWeight: 400, color: color.muted })

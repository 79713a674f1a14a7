import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, space } from '~/ui/theme/theme.css'

export const page = style({
  width: '100%',
  maxWidth: '960px',
  margin: '0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
})

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s8,
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space.s8,
})

// With their counts, the kinds are about as wide as a phone.
globalStyle(`${bar} > nav`, { flexWrap: 'wrap' })
globalStyle(`${bar} > nav > a`, { paddingInline: space.s8 })

export const count = style({ color: color.muted, fontSize: '12px' })

export const rows = style({
  '@media': { [media.aboveCards]: { minHeight: '320px' } },
  display: 'flex',
  flexDirection: 'column',
})

import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { overlayText } from '../theme/text-style.css'
import { color, layer, media, metric, space } from '../theme/theme.css'
import { type } from '../theme/type-scale'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } })
const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } })
const appear = keyframes({ from: { opacity: 0 } })

const frame = style({
  ...overlayText,
  ...type.body,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusModal,
  background: color.bg1,
  color: color.text,
  boxShadow: color.shadow,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  '::backdrop': { background: color.backdrop, animation: `${appear} ${metric.drawer} ${metric.ease}` },
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
})

const centred = style([
  frame,
  {
    // A width of 100vw would include the scroll bar.
    width: `calc(100% - ${space.s24})`,
    maxHeight: `calc(100dvh - ${space.s48})`,
    animation: `${rise} ${metric.drawer} ${metric.ease}`,
  },
])

/** On phones, the dialog slides in from the bottom edge. */
const sheet = style([
  centred,
  {
    '@media': {
      [media.sheet]: {
        width: '100%',
        maxWidth: 'none',
        maxHeight: '90dvh',
        margin: 'auto 0 0',
        borderWidth: '1px 0 0',
        borderRadius: `${metric.radiusModal} ${metric.radiusModal} 0 0`,
        animation: `${slideUp} ${metric.slide} ${metric.ease}`,
        paddingBottom: 'env(safe-area-inset-bottom)',
      },
    },
  },
])

/** Styles by dialog shape. */
export const shapes = styleVariants({
  /** Dialog for a question or a short list. */
  narrow: [sheet, { maxWidth: '400px' }],
  /** Dialog for one item with its details. */
  wide: [sheet, { maxWidth: '720px' }],
  /** Dialog for content that changes while it is open. The dialog keeps its position. */
  search: [
    centred,
    {
      maxWidth: '720px',
      height: 'min(680px, 84dvh)',
      marginTop: '8dvh',
      '@media': {
        [media.fullSearch]: {
          width: '100%',
          maxWidth: 'none',
          height: '100dvh',
          maxHeight: 'none',
          margin: 0,
          border: 0,
          borderRadius: 0,
        },
      },
    },
  ],
  /** Dialog for the menu of the whole site, at the left edge. */
  drawer: [
    frame,
    {
      width: 'min(312px, 86vw)',
      height: '100dvh',
      maxHeight: 'none',
      margin: 0,
      borderWidth: '0 1px 0 0',
      borderRadius: 0,
      animation: `${slideIn} ${metric.drawer} ${metric.ease}`,
    },
  ],
})
export type DialogShape = keyof typeof shapes

/**
 * Server-rendered dialog. It covers the page until the script turns it into a modal dialog, because only
 * modal dialogs have a backdrop.
 */
export const written = style({
  animation: 'none',
  '::backdrop': { animation: 'none' },
  selectors: {
    '&:not(:modal)': {
      position: 'fixed',
      inset: 0,
      zIndex: layer.modal,
      boxShadow: `0 0 0 100vmax ${color.backdrop}`,
    },
  },
})

/** Handle that marks a bottom sheet. */
export const grip = style({
  display: 'none',
  width: '36px',
  height: '4px',
  flex: 'none',
  margin: `${space.s8} auto 0`,
  borderRadius: space.s2,
  background: color.borderStrong,
  '@media': { [media.sheet]: { display: 'block' } },
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  flex: 'none',
  minHeight: '56px',
  padding: `${space.s12} ${space.s12} ${space.s12} ${space.s16}`,
  borderBottom: `1px solid ${color.border}`,
})
globalStyle(`${header} h2`, { ...type.control, minWidth: 0 })

export const headerEnd = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
})

export const body = style({ padding: space.s16, overflowY: 'auto', minHeight: 0 })

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, media, metric, space } from '../theme/theme.css'
import { touchArea } from '../theme/touch-area'

const edge = (edgeColor: string) => `inset 0 0 0 1px ${edgeColor}`
/** Devices with a pointer that can hover. */
const hovers = '(hover: hover)'
const tintedEdge = (name: string) => edge(`color-mix(in srgb, ${name} 45%, transparent)`)

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s6,
  borderRadius: metric.radiusControl,
  lineHeight: '20px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  transition: `background ${metric.hover}, filter ${metric.hover}`,
  selectors: { '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } },
})

export const variants = styleVariants({
  /** Style of the main action. A section has at most one main action. */
  primary: {
    background: color.accent,
    color: color.onAccent,
    fontWeight: 600,
    ':hover': { filter: 'brightness(1.08)' },
  },
  quiet: {
    background: color.bg2,
    boxShadow: edge(color.border),
    color: color.text,
    ':hover': { background: color.bg3 },
  },
  ghost: { color: color.muted, ':hover': { background: color.bg2, color: color.text } },
  buy: {
    background: color.buyTint,
    color: color.buy,
    boxShadow: tintedEdge(color.buy),
    fontWeight: 600,
    ':hover': { background: color.buy, color: color.onBuy },
  },
  sell: {
    background: color.sellTint,
    color: color.sell,
    boxShadow: tintedEdge(color.sell),
    fontWeight: 600,
    ':hover': { background: color.sell, color: color.onSell },
  },
  /**
   * Style of the Buy button in a table row. On touch screens it has an outline. With a pointer it is muted text until
   * its row is hovered or focused, so that a column of buttons does not stand out more than the data.
   */
  buyInRow: {
    color: color.buy,
    boxShadow: edge(color.border),
    fontWeight: 600,
    '@media': {
      [hovers]: {
        color: color.muted,
        boxShadow: 'none',
        fontWeight: 500,
        selectors: {
          'tr:hover &, tr:focus-within &': { background: color.buyTint, color: color.buy },
          '&:hover, tr:hover &:hover': { background: color.buy, color: color.onBuy },
        },
      },
    },
  },
  /** Style of the Buy button of an unverified token. In a table row it is like `buyInRow`, without the colour. */
  buyUnsure: {
    background: color.bg2,
    boxShadow: edge(color.border),
    color: color.text,
    ':hover': { background: color.bg3 },
    '@media': {
      [hovers]: {
        selectors: {
          'td &': { color: color.muted, boxShadow: 'none', background: 'transparent' },
          'tr:hover &, tr:focus-within &': { background: color.bg3, color: color.text },
        },
      },
    },
  },
  /** Style of a notice that can be pressed. */
  pill: {
    background: color.accent,
    color: color.onAccent,
    fontWeight: 600,
    // These declarations override `size`.
    selectors: { '&&': { borderRadius: metric.radiusModal, height: '24px', padding: '0 10px' } },
  },
})

export const sizes = styleVariants({
  medium: {
    height: '32px',
    padding: `0 ${space.s12}`,
    fontSize: '13px',
    '@media': { [media.phone]: { height: '44px' } },
  },
  small: {
    height: '26px',
    padding: `0 ${space.s8}`,
    fontSize: '12px',
    '@media': { [media.phone]: { height: '44px', minWidth: '44px' } },
  },
  /** Size of a button with only an icon. */
  icon: {
    width: '28px',
    height: '28px',
    '@media': { [media.phone]: { width: '44px', height: '44px' } },
  },
  /** Size of a button with only an icon beside a word. The button is no higher than the line of the word. */
  inline: [touchArea(10, 10, 2), { width: '24px', height: '24px', flex: 'none' }],
})

globalStyle(`td ${sizes.small}`, {
  '@media': { [media.aboveCards]: { height: '24px' } },
})

import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { dark, darkSafe, light, lightBuyRaised, lightSafe, type Palette } from './palettes'

const metrics = {
  row: '32px',
  cardHead: '44px',
  gap: '16px',
  topBar: '56px',
  // Distance of sticky elements from the top of the window: below the top bar, or at the edge of the window
  // while the bar is hidden.
  stickyTop: '56px',
  rail: '240px',
  railNarrow: '64px',
  tabBar: '52px',
  radiusChip: '4px',
  radiusControl: '6px',
  radiusCard: '8px',
  radiusModal: '12px',
  hover: '120ms',
  drawer: '200ms',
  slide: '300ms',
  flash: '600ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
  // The list has only few font names: for each missing font, a browser may search the system before the first
  // layout, once per font weight. The generic family is last, so that a Linux system without these fonts uses
  // a narrow font.
  fontUi: '"Segoe UI", Roboto, "Liberation Sans", system-ui, sans-serif',
  fontMono: '"DejaVu Sans Mono", ui-monospace, Menlo, "Cascadia Mono", monospace',
}

function propertyName(_value: string | null, path: readonly string[]): string {
  return (path.at(-1) ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Colours as CSS custom properties. All styles must use these instead of raw colours. */
export const color = createGlobalThemeContract(dark, propertyName)

/** Sizes, durations and fonts as CSS custom properties. A media query can thus change them in one place. */
export const metric = createGlobalThemeContract(metrics, propertyName)

/** Spacing scale. */
export const space = {
  none: '0',
  s2: '2px',
  s4: '4px',
  s6: '6px',
  s8: '8px',
  s12: '12px',
  s16: '16px',
  s24: '24px',
  s32: '32px',
  s48: '48px',
} as const

/** Stacking order (z-index). */
export const layer = { sticky: 10, nav: 20, drawer: 30, modal: 40, toast: 50 } as const

/** Media queries at which the layout changes. */
export const media = {
  tinyPhone: '(max-width: 374px)',
  smallPhone: '(max-width: 419px)',
  phone: 'screen and (max-width: 768px)',
  /** Screens that are wide enough for tables. Paper shows tables regardless of its width. */
  aboveCards: '(min-width: 769px), print',
  /** As `aboveCards`, without paper. */
  wideScreen: 'screen and (min-width: 769px)',
  /** Windows in which panels are side by side, and the lower half of a dashboard is below the window. */
  lowDesktop: 'screen and (min-width: 1200px) and (max-height: 1000px)',
  /** Screens on which the page has one column and the top bar lacks space for all of its content. */
  narrowTablet: '(min-width: 769px) and (max-width: 959px)',
  /** Screens on which the sidebar is narrow unless the visitor has expanded it. */
  narrowSidebar: '(min-width: 769px) and (max-width: 1359px)',
  /** Screens on which dialogs are bottom sheets. */
  sheet: '(max-width: 767px)',
  /** Screens on which the search covers the whole screen. */
  fullSearch: '(max-width: 499px)',
  still: '(prefers-reduced-motion: reduce)',
  paper: 'print',
} as const

/** Container queries for the width of the page area beside the sidebar. */
export const container = {
  /** Width from which short lists are placed beside the main lists. */
  twoParts: 'page (min-width: 860px)',
  /**
   * Width from which short lists are placed beside the main lists, and the main lists show all of their
   * columns.
   */
  wideParts: 'page (min-width: 1104px)',
} as const

/** Class of an area that is dark in every theme. The sidebar is such an area. */
export const alwaysDark = 'always-dark'

createGlobalTheme(`:root, .${alwaysDark}`, color, dark)
createGlobalTheme(':root', metric, metrics)
createGlobalTheme(':root.light', color, light)

globalStyle(':root', {
  colorScheme: 'dark',
  '@media': {
    [media.phone]: {
      vars: {
        [metric.row]: '44px',
        [metric.gap]: '12px',
        [metric.topBar]: '52px',
        [metric.stickyTop]: '52px',
      },
    },
  },
})
const narrowSidebar = { vars: { [metric.rail]: metric.railNarrow } }
globalStyle(':root', { '@media': { [media.narrowSidebar]: narrowSidebar } })
// The visitor's choice of a narrow or wide sidebar takes precedence over the screen width.
globalStyle(':root[data-rail="narrow"]', narrowSidebar)
globalStyle(':root[data-rail="wide"]', { vars: { [metric.rail]: metrics.rail } })

globalStyle(':root.light', { colorScheme: 'light' })
// Tooltips and toasts have the background `bg3`, on which `buy` needs another colour.
globalStyle(':root.light:not(.safe) [data-raised]', { vars: { [color.buy]: lightBuyRaised } })
for (const [density, height] of [
  ['compact', '28px'],
  ['comfortable', '40px'],
] as const) {
  globalStyle(`:root.${density}`, { '@media': { [media.aboveCards]: { vars: { [metric.row]: height } } } })
}
globalStyle(`.${alwaysDark}`, { colorScheme: 'dark' })
globalStyle(':root.safe', { vars: replacements(darkSafe) })
globalStyle(':root.light.safe', { vars: replacements(lightSafe) })
// Printed pages use the light theme.
globalStyle(':root', {
  '@media': { [media.paper]: { colorScheme: 'light', vars: replacements({ ...light, bg0: light.bg1 }) } },
})
globalStyle(':root.safe', { '@media': { [media.paper]: { vars: replacements(lightSafe) } } })

function replacements(palette: Partial<Palette>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [`--${propertyName(null, [name])}`, value]),
  )
}

import { style } from '@vanilla-extract/css'

/** Space of the two logos of a pair: twice 18 px, less the overlap of 2 px. */
export const loneLogo = style({ display: 'inline-flex', flex: 'none', width: '34px' })

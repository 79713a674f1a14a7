import type { BarCommonProps, BarDatum } from '@nivo/bar'

/** What stands around our own drawing is nothing. */
export const nivoTheme: BarCommonProps<BarDatum>['theme'] = { background: 'transparent' }

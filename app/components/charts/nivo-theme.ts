import type { BarCommonProps, BarDatum } from '@nivo/bar'

/** Transparent: everything visible is drawn by this app. */
export const nivoTheme: BarCommonProps<BarDatum>['theme'] = { background: 'transparent' }

import type { BarCommonProps, BarDatum } from '@nivo/bar'

/** Theme for nivo with a transparent background, because this app draws everything that is visible. */
export const nivoTheme: BarCommonProps<BarDatum>['theme'] = { background: 'transparent' }

import { choiceParam } from '~/ui/url-param'

/** Hours of each horizon. */
export const horizonHours = { '1h': 1, '6h': 6, '24h': 24 } as const
export type PanelHorizon = keyof typeof horizonHours
export const horizonNames = ['1h', '6h', '24h'] as const

/** Horizon that the sums of the pressure cover. */
export const pressureParam = choiceParam('pressure', horizonNames, '24h')

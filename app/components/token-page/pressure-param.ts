import { choiceParam } from '~/ui/url-param'

/** Hours that each horizon of the panel has. */
export const horizonHours = { '1h': 1, '6h': 6, '24h': 24 } as const
export type PanelHorizon = keyof typeof horizonHours
export const horizonNames = ['1h', '6h', '24h'] as const

/** Which horizon the sums of the pressure are of. */
export const pressureParam = choiceParam('pressure', horizonNames, '24h')

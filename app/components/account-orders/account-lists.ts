import type { PanelAnswer } from '~/contracts/panel'
import { choiceParam } from '~/ui/url-param'
import { orderLists } from '../orders/order-lists'

/** Venues whose orders and positions a trader's page shows (B13). */
export const venueTabs = ['dca', 'limit', 'kamino', 'drift'] as const
export type VenueTab = (typeof venueTabs)[number]

export const tabParam = choiceParam('tab', venueTabs, 'dca')

/** What the asker takes the id for, whatever we know of it (resolution 4.4). */
export const asParam = choiceParam<'order' | 'token' | 'trader' | 'any'>(
  'as',
  ['order', 'token', 'trader', 'any'],
  'any',
)

/** Of one trader or token people want to see what has been as well. */
export const accountLists = {
  dca: { ...orderLists.dca, defaultFilter: 'historical' },
  limit: { ...orderLists.limit, defaultFilter: 'historical' },
  kamino: { ...orderLists.kamino, defaultFilter: 'historical' },
} as const

/** How many rows a list has in all; undefined = it could not be read, or nothing has ever been read that could stand in it. */
export function knownTotal({ page, meta }: Pick<PanelAnswer<unknown>, 'page' | 'meta'>): number | undefined {
  return meta.dataTime === null ? undefined : page?.totalElements
}

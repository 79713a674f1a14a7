import type { PanelResult } from '~/contracts/panel'
import { choiceParam } from '~/ui/url-param'
import { orderLists } from '../orders/order-lists'

/** Venues whose orders and positions a trader's page shows. */
export const venueTabs = ['dca', 'limit', 'kamino', 'drift'] as const
export type VenueTab = (typeof venueTabs)[number]

export const tabParam = choiceParam('tab', venueTabs, 'dca')

/** Kind of id that the visitor chose. It overrides the kind that we detect. */
export const asParam = choiceParam<'order' | 'token' | 'trader' | 'any'>(
  'as',
  ['order', 'token', 'trader', 'any'],
  'any',
)

/** These lists show past orders too by default, unlike the lists of all traders. */
export const accountLists = {
  dca: { ...orderLists.dca, defaultFilter: 'historical' },
  limit: { ...orderLists.limit, defaultFilter: 'historical' },
  kamino: { ...orderLists.kamino, defaultFilter: 'historical' },
} as const

/**
 * Returns the total number of rows in a list. `undefined`: the list could not be read, or its source has
 * never been read.
 */
export function knownTotal({ page, meta }: Pick<PanelResult<unknown>, 'page' | 'meta'>): number | undefined {
  return meta.dataTime === null ? undefined : page?.totalElements
}

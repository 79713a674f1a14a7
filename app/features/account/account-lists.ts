import type { PanelResult } from '~/contracts/state/panel'
import { perpVenues } from '~/domain/protocol/venues'
import { narrowingOf, readChoice } from '~/shared/list-filters/list-narrowing'
import { narrowedLists } from '~/shared/orders/narrowed-lists'
import type { Narrowing } from '~/ui/table/list-query'
import { choiceParam, readParam, type UrlParam } from '~/ui/url/url-param'
import type { AccountKind } from './account-kind'

/** Venues whose orders and positions a trader's page shows. */
export const venueTabs = ['dca', 'limit', 'kamino', 'perps'] as const
export type VenueTab = (typeof venueTabs)[number]

const tabChoice = choiceParam('tab', venueTabs, 'dca')
/**
 * The visitor's choice of a tab. `undefined`: none. The tab of the perps venues had the name of the first one
 * before there were several.
 */
export const tabParam: UrlParam<VenueTab | undefined> = {
  name: tabChoice.name,
  fallback: undefined,
  parse: (text) => (text === perpVenues[0] ? 'perps' : tabChoice.parse(text)),
  format: String,
}

/** Kind of the page's id if the visitor chose one. The visitor's choice overrides the detected kind. */
export const asParam = choiceParam<'order' | 'token' | 'trader' | 'any'>(
  'as',
  ['order', 'token', 'trader', 'any'],
  'any',
)

/**
 * Lists of a single trader's orders. They also show past orders by default, unlike the lists of all traders.
 */
export const accountLists = {
  dca: { ...narrowedLists.dca, defaultFilter: 'historical' },
  limit: { ...narrowedLists.limit, defaultFilter: 'historical' },
  kamino: { ...narrowedLists.kamino, defaultFilter: 'historical' },
} as const

/** Prefix of the URL parameters of the latest events. */
export const eventsListName = 'events'

/** Returns whether the latest events can be of orders of both sides. A single order has one side. */
export function hasEventSides(kind: AccountKind): boolean {
  return kind === 'trader'
}

/**
 * Returns the filters of the latest events. The side in the URL is ignored if the page has no control for it: the
 * visitor could neither see nor undo that filter.
 */
export function eventsNarrowing(hasSides: boolean, params: URLSearchParams): Narrowing {
  const choice = readChoice(eventsListName, params)
  return narrowingOf(hasSides ? choice : { ...choice, side: 'both' })
}

/**
 * Returns the tab that the URL chooses: by its own parameter, or by a parameter of a list that only this tab
 * shows. Otherwise a filter without matches would move the visitor to another tab. `undefined`: none.
 */
export function chosenTab(params: URLSearchParams): VenueTab | undefined {
  const names = [...params.keys()]
  const shows = (list: string) => names.some((name) => name.startsWith(`${list}.`))
  const ofList = shows(eventsListName) ? 'dca' : venueTabs.find(shows)
  return readParam(tabParam, params) ?? ofList
}

/** Number of orders or positions per venue. `undefined`: unknown. */
export type VenueCounts = Readonly<Partial<Record<VenueTab, number | undefined>>>

/**
 * Returns the tab that opens without a choice: the first one that is not empty. An unknown number may be of any size,
 * so a failed read never moves the visitor to a later tab.
 */
export function firstTab(counts: VenueCounts): VenueTab {
  return venueTabs.find((tab) => counts[tab] !== 0) ?? venueTabs[0]
}

/**
 * Returns the total number of rows in a list. `undefined`: the list could not be read, or the data source has
 * never been read.
 */
export function knownTotal({ page, meta }: Pick<PanelResult<unknown>, 'page' | 'meta'>): number | undefined {
  return meta.dataTime === null ? undefined : page?.totalElements
}

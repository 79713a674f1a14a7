import { type ComponentType, createContext, type ReactNode } from 'react'
import type { SortLink } from '~/ui/table/head-cell'

/** A column of the list by which wide screens can sort it. */
interface SortableColumn {
  readonly key: string
  readonly header: string
  readonly sortField?: string
  readonly sortReversed?: boolean
}

/** A form that changes the URL to a view with a search text. */
interface ToolForm {
  readonly action: string
  /** Name of the parameter with the search text. */
  readonly name: string
  /** Parameters to keep unchanged. */
  readonly kept: readonly (readonly [name: string, value: string])[]
}

/** Search of a list. */
export interface ToolSearch {
  readonly label: string
  readonly placeholder: string
  readonly form: ToolForm
  /** Current search text. `undefined`: no search. */
  readonly value: string | undefined
  /** URL of the list without a search text. */
  readonly clearHref: string
}

/** A filter that narrows a list. */
export interface ChosenFilter {
  readonly label: string
  /** URL of the list without the filter. */
  readonly clearHref: string
  /** Whole value of the filter, if the label has it in a short form. */
  readonly title?: string
}

/** What a visitor can do with a list: sort, search and filter it. */
export interface ListTools {
  /** Title of the list. */
  readonly of: string
  /** Columns of the list. Without them, the list has one order only. */
  readonly columns?: readonly SortableColumn[] | undefined
  /** Returns the sort link for a field. `undefined`: the current view cannot be sorted by this field. */
  readonly sortLinkOf?: ((field: string) => SortLink | undefined) | undefined
  readonly search?: ToolSearch | undefined
  /** Filters of the list, such as a minimum size. */
  readonly filters?: ReactNode
  /** URL of a page on which the list has filters. Only lists without filters have one. */
  readonly filtersHref?: string | undefined
  /** Filters that narrow the list at the moment. Default: none. */
  readonly chosen?: readonly ChosenFilter[] | undefined
  /** Other controls for which the header has no space on phones, such as the download. */
  readonly actions?: ReactNode
}

/** Returns the number of filters that narrow the list. A search text is one of them. */
export function countChosen({ chosen = [], search }: Pick<ListTools, 'chosen' | 'search'>): number {
  return chosen.length + (search?.value === undefined ? 0 : 1)
}

/**
 * Component that renders the tools of a list on the server, for visitors without JavaScript. A browser loads the
 * code of the tools when the sheet is opened.
 */
export const ListToolsContext = createContext<ComponentType<ListTools> | undefined>(undefined)

import { choiceParam, readParam, textParam } from '~/ui/url-param'
import type { OperationEntry } from './catalogue'
import { type Area, areas, sectionOf, sectionTitle } from './sections'

/** Longest text that is looked for. */
const mostCharacters = 100

const anyArea = 'all'

/** How plans are paid. */
export type Billing = 'monthly' | 'yearly'

/** What the address of the page remembers (B4). */
export const docsParams = {
  search: textParam('q', mostCharacters),
  area: choiceParam<Area | typeof anyArea>('category', areas, anyArea),
  billing: choiceParam<Billing>('billing', ['monthly', 'yearly'], 'monthly'),
} as const

/** Which operations the reader wants to see. */
export interface DocsFilter {
  readonly search: string
  readonly area: Area | typeof anyArea
}

/** Reads the filter from the address; never fails. */
export function parseDocsFilter(params: URLSearchParams): DocsFilter {
  return { search: readParam(docsParams.search, params), area: readParam(docsParams.area, params) }
}

/** What can be found of an operation, in lower case; made once, since it is looked at with each key. */
export function searchTextOf({ id, path, summary, parameters }: OperationEntry): string {
  const names = parameters.map(({ name }) => name).join(' ')
  return `get ${path} ${id} ${summary} ${sectionTitle(sectionOf(path))} ${names}`.toLowerCase()
}

/** An operation that can be looked for. */
export interface Findable {
  readonly id: string
  readonly path: string
  readonly searchText: string
}

/** Ids of the operations that a filter leaves: those of the area that have every word, in any order. */
export function matchingIds(
  operations: readonly Findable[],
  { search, area }: DocsFilter,
): ReadonlySet<string> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return new Set(
    operations
      .filter(({ path }) => area === anyArea || sectionOf(path).area === area)
      .filter(({ searchText }) => words.every((word) => searchText.includes(word)))
      .map(({ id }) => id),
  )
}

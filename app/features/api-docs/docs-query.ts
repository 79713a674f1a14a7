import { choiceParam, readParam, textParam } from '~/ui/url/url-param'
import type { OperationEntry } from './catalogue'
import { type Area, areas, sectionOf, sectionTitle } from './sections'

/** Maximum length of a search text, characters. */
const mostCharacters = 100

const anyArea = 'all'

/** Billing period of a plan. */
export type Billing = 'monthly' | 'yearly'

/** URL parameters of the documentation page. */
export const docsParams = {
  search: textParam('q', mostCharacters),
  area: choiceParam<Area | typeof anyArea>('category', areas, anyArea),
  billing: choiceParam<Billing>('billing', ['monthly', 'yearly'], 'monthly'),
} as const

/** Filter that selects the operations to show. */
export interface DocsFilter {
  readonly search: string
  readonly area: Area | typeof anyArea
}

/** Reads the filter from the URL parameters. Never throws. */
export function parseDocsFilter(params: URLSearchParams): DocsFilter {
  return { search: readParam(docsParams.search, params), area: readParam(docsParams.area, params) }
}

/**
 * Returns the searchable text of an operation in lower case. The text is computed only once per operation,
 * because every keystroke searches it.
 */
export function searchTextOf({ id, path, summary, parameters }: OperationEntry): string {
  const names = parameters.map(({ name }) => name).join(' ')
  return `get ${path} ${id} ${summary} ${sectionTitle(sectionOf(path))} ${names}`.toLowerCase()
}

/** An operation with its searchable text. */
export interface Findable {
  readonly id: string
  readonly path: string
  readonly searchText: string
}

/**
 * Returns the ids of the operations in the selected category that contain every search word, in any order.
 */
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

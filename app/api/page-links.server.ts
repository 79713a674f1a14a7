import { pageLimits } from '~/domain/page'
import type { ListPlace } from './render.server'

/**
 * Builds the `Link` header of a list (RFC 8288): first, previous, next and last page, if they exist and are
 * allowed. An empty list has a first page. The next page is identified by a cursor if the list supports
 * cursors, so that clients that follow the links neither miss nor repeat rows.
 */
export function pageLinks(url: URL, { page, totalPages, cursor }: ListPlace): string {
  const last = Math.min(Math.max(1, totalPages), pageLimits.lastPage)
  const link = (relation: string, target: string) => `<${target}>; rel="${relation}"`
  const byPage = (relation: string, target: number) =>
    target >= 1 && target <= last ? [link(relation, pathWith(url, 'page', String(target)))] : []
  const isPlaced = url.searchParams.has('after')
  const next =
    cursor === undefined
      ? byPage('next', page + 1)
      : cursor === null
        ? []
        : [link('next', pathWith(url, 'after', cursor))]
  return [
    ...byPage('first', 1),
    ...(isPlaced ? [] : byPage('prev', page - 1)),
    ...next,
    ...byPage('last', last),
  ].join(', ')
}

/** Returns the same request for another page of the list. */
function pathWith(url: URL, name: 'page' | 'after', value: string): string {
  const query = new URLSearchParams(url.searchParams)
  query.delete(name === 'page' ? 'after' : 'page')
  query.set(name, value)
  return `${url.pathname}?${query}`
}

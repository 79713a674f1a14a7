import { pageLimits } from '~/domain/base/page'
import type { ListPlace } from './render.server'

/**
 * Builds the `Link` header of a list (RFC 8288) with the first, previous, next and last page, if these pages
 * exist and are allowed. An empty list has a first page. If the list supports cursors, the link to the next
 * page contains a cursor, so that clients that follow the links neither miss nor repeat rows. If `hasPages` is false, the
 * list has no page numbers, and the first page is the list without a cursor.
 */
export function pageLinks(url: URL, { page, totalPages, cursor }: ListPlace, hasPages: boolean): string {
  const last = Math.min(Math.max(1, totalPages), pageLimits.lastPage)
  const link = (relation: string, target: string) => `<${target}>; rel="${relation}"`
  const byPage = (relation: string, target: number) =>
    hasPages && target >= 1 && target <= last ? [link(relation, pathWith(url, 'page', String(target)))] : []
  const isPlaced = url.searchParams.has('after')
  const next =
    cursor === undefined
      ? byPage('next', page + 1)
      : cursor === null
        ? []
        : [link('next', pathWith(url, 'after', cursor))]
  return [
    ...(hasPages ? byPage('first', 1) : [link('first', pathWithout(url, 'after'))]),
    ...(isPlaced ? [] : byPage('prev', page - 1)),
    ...next,
    ...byPage('last', last),
  ].join(', ')
}

function pathWithout(url: URL, name: string): string {
  const query = new URLSearchParams(url.searchParams)
  query.delete(name)
  return query.size === 0 ? url.pathname : `${url.pathname}?${query}`
}

/** Returns the path and query of the current request, changed to another page of the list. */
function pathWith(url: URL, name: 'page' | 'after', value: string): string {
  const query = new URLSearchParams(url.searchParams)
  query.delete(name === 'page' ? 'after' : 'page')
  query.set(name, value)
  return `${url.pathname}?${query}`
}

import { pageLimits } from '~/domain/page'

/** The `Link` header of a list (RFC 8288): first, previous, next and last page, as far as they exist and may be asked for. */
export function pageLinks(url: URL, list: { readonly page: number; readonly totalPages: number }): string {
  const last = Math.min(list.totalPages, pageLimits.lastPage)
  const links: readonly (readonly [string, number])[] = [
    ['first', 1],
    ['prev', list.page - 1],
    ['next', list.page + 1],
    ['last', last],
  ]
  return links
    .filter(([, page]) => page >= 1 && page <= last)
    .map(([relation, page]) => `<${pathWithPage(url, page)}>; rel="${relation}"`)
    .join(', ')
}

function pathWithPage(url: URL, page: number): string {
  const query = new URLSearchParams(url.searchParams)
  query.set('page', String(page))
  return `${url.pathname}?${query}`
}

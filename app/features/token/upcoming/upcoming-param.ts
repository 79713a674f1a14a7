import { narrowingOf, readChoice } from '~/shared/list-filters/list-narrowing'
import type { Narrowing } from '~/ui/table/list-query'
import { pageParam, readParam } from '~/ui/url/url-param'

/** Prefix of the URL parameters of the upcoming executions. */
export const upcomingListName = 'upcoming'

/** URL parameter with the page of the upcoming executions. */
export const upcomingPageParam = pageParam(`${upcomingListName}.page`)

/** View of the upcoming executions: a page, and the filters that narrow the list. */
export interface UpcomingQuery extends Narrowing {
  readonly page: number
}

/** Reads the view of the upcoming executions from the URL of a token's page. Never fails. */
export function readUpcomingQuery(params: URLSearchParams): UpcomingQuery {
  return { page: readParam(upcomingPageParam, params), ...narrowingOf(readChoice(upcomingListName, params)) }
}

import { pageParam } from '~/ui/url/url-param'

/** URL parameter with the page of the upcoming executions. */
export const upcomingPageParam = pageParam('upcoming.page')

import { parseAnalyticsQuery } from '~/components/drift/analytics/analytics-query'
import { panelLoader } from '~/context/page-loader.server'
import { readAnalytics } from '../analytics/read-analytics.server'

/** Returns the market analytics of a view. The page polls this route. */
export const loader = panelLoader(5, ({ services, search }) =>
  readAnalytics(services, parseAnalyticsQuery(search)),
)

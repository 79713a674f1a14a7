import { panelLoader } from '~/context/page-loader.server'
import { parseAlertRequest } from '~/shared/alerts/alert-request'
import { readAlertFigures } from './read-alerts.server'

/**
 * Returns the trades and prices that alerts compare: `/panels/alerts?minUsd=1000&tokens=…&markets=…`,
 * with `after` for older trades.
 */
export const loader = panelLoader(1, ({ services, search }) =>
  readAlertFigures(services, parseAlertRequest(search)),
)

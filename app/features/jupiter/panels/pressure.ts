import { panelLoader } from '~/context/page-loader.server'
import { readParam } from '~/ui/url/url-param'
import { dashboardParams } from '../dashboard-query'
import { readPressure } from './read-jupiter-panels.server'

/** Returns the forecast of DCA pressure. The panel polls this route. */
export const loader = panelLoader(10, ({ services, search }) =>
  readPressure(services, readParam(dashboardParams.horizon, search)),
)

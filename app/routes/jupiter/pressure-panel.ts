import { dashboardParams } from '~/components/jupiter/dashboard-query'
import { panelLoader } from '~/context/page-loader.server'
import { readParam } from '~/ui/url-param'
import { readPressure } from './read-panels.server'

/** Returns the forecast of DCA pressure. The panel polls this route. */
export const loader = panelLoader(10, ({ services, search }) =>
  readPressure(services, readParam(dashboardParams.horizon, search)),
)

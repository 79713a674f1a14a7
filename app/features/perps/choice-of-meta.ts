import type { VenueChoice } from '~/domain/perp/venue-choice'
import { driftOnly } from '~/domain/protocol/venues'
import type { MetaArguments } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { dataOfMeta } from '~/shared/page-data/kept-meta'
import { isFailedLoad } from '~/shared/page-data/load-or-keep'
import type { DashboardData } from './dashboard-data'

/** Id of the route of the dashboard, which reads the choice for all tabs. */
const dashboardRoute = 'features/perps/route'

const page = definePage<DashboardData>()

/** Returns the chosen venue for the metadata of a tab. If it is unknown, because the load failed, returns Drift. */
export function choiceOfMeta({ matches }: MetaArguments): VenueChoice {
  const found = matches.find(({ id }) => id === dashboardRoute)?.data
  const loaded = dataOfMeta(page, found ?? undefined)
  return loaded === undefined || isFailedLoad(loaded) ? driftOnly[0] : loaded.choice
}

import { panelLoader } from '~/context/page-loader.server'
import { panelReaders } from './read-overview-panels.server'

/** Returns the current data of one panel of the overview. The panel polls this route. */
export const loader = panelLoader(5, async ({ services, params: { panel } }) => {
  const reader = Object.entries(panelReaders).find(([name]) => name === panel)?.[1]
  return reader === undefined ? new Response(null, { status: 404 }) : reader(services)
})

import { panelLoader } from '~/context/page-loader.server'
import { readVolume } from '../volume/read-volume.server'
import { parseVolumeQuery, parseWeekStart } from '../volume/volume-request'

/** Returns a chart of executed DCA volume. The panel polls this route. */
export const loader = panelLoader(5, async ({ services, search }) => {
  const query = parseVolumeQuery(search)
  if (query === undefined) return new Response('No such chart', { status: 400 })
  return readVolume(services, query, parseWeekStart(search))
})

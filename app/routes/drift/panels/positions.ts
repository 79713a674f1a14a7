import { parsePositionsQuery } from '~/components/drift/positions/positions-result'
import { panelLoader } from '~/context/page-loader.server'
import { readPositions } from '../traders/read-positions.server'

/** Returns the largest positions of a view. The page polls this route. */
export const loader = panelLoader(2, ({ services, search }) =>
  readPositions(services, parsePositionsQuery(search)),
)

import { loadPolled } from '~/api/response/panel-result.server'
import { panelLoader } from '~/context/page-loader.server'
import { orderBookToWire } from '~/contracts/kamino'

/** Returns the SOL/USDC order book. The panel polls this route. */
export const loader = panelLoader(1, ({ services }) =>
  loadPolled(services, 'kamino', services.queries.getKaminoBook(), orderBookToWire),
)

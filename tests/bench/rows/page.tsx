import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { DcaOrderRow } from '~/contracts/orders/order-row'
import type { PanelResult } from '~/contracts/state/panel'
import { LiveProvider } from '~/shared/live/live-provider'
import { DcaOrders } from '~/shared/orders/order-panels'
import '~/ui/theme/base.css'
import { NowProvider } from '~/ui/marks/now'

/** The overview's table of DCA orders with the rows of the benchmark, on the product's live client. */
function Rows() {
  const now = Date.now()
  return (
    <NowProvider renderedAt={now}>
      <LiveProvider>
        <DcaOrders query={query} answer={response(Math.floor(now / 1_000))} />
      </LiveProvider>
    </NowProvider>
  )
}

declare global {
  interface Window {
    /** The benchmark sets this value before the page's scripts run. */
    readonly orders: readonly DcaOrderRow[]
  }
}

const query = { filter: 'historical', page: 1, sortField: 'createdAt', sortOrder: 'desc' } as const

function response(now: number): PanelResult<DcaOrderRow> {
  const content = [...window.orders]
  const count = content.length
  return {
    page: {
      content,
      page: 1,
      size: count,
      totalElements: count,
      totalPages: 1,
      totalIsExact: true,
    },
    meta: { source: 'simulated', dataTime: now, dataSlot: 1, notice: null },
    answeredAt: now,
  }
}

const root = document.getElementById('root')
if (root !== null) {
  const router = createBrowserRouter([{ path: '*', element: <Rows /> }])
  createRoot(root).render(<RouterProvider router={router} />)
}

import type { MetaFunction } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { OrderPopupHost } from '~/components/order-popup/order-popup-host'
import { pageMeta } from '~/components/shell/root-data'
import { RouteError, wordsOfError } from '~/components/shell/route-error'

/** Used only when a page has failed; otherwise the page's own head stands. */
export const meta: MetaFunction = (args) =>
  args.error === undefined ? [] : pageMeta(args, { title: wordsOfError(args.error).title, unlisted: true })

/** Around every page: what goes wrong with one stays within the frame, and an order may be open over each. */
export default function Page() {
  return (
    <>
      <OrderPopupHost />
      <Outlet />
    </>
  )
}

export { RouteError as ErrorBoundary }

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { orderParam } from '~/components/order-popup/order-href'
import { OrderPopupHost } from '~/components/order-popup/order-popup-host'
import { pageMeta } from '~/components/shell/root-data'
import { RouteError, wordsOfError } from '~/components/shell/route-error'
import { pageContextOf } from '~/context.server'
import { readParam } from '~/ui/url-param'
import { readOrder } from './read-order.server'

/** The order that the address names, if any: whoever comes by such a link sees it at once. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const key = readParam(orderParam, new URL(request.url).searchParams)
  return key === '' ? null : { key, answer: await readOrder(pageContextOf(context), key) }
}

/** An order that is opened later asks for itself. */
export const shouldRevalidate = () => false

/** Used only when a page has failed; otherwise the page's own head stands. */
export const meta: MetaFunction = (args) =>
  args.error === undefined ? [] : pageMeta(args, { title: wordsOfError(args.error).title, unlisted: true })

/** Around every page: what goes wrong with one stays within the frame, and an order may be open over each. */
export default function Page() {
  return (
    <>
      <OrderPopupHost landed={useLoaderData<typeof loader>()} />
      <Outlet />
    </>
  )
}

export { RouteError as ErrorBoundary }

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { pageContextOf } from '~/context.server'
import { OrderPopupHost } from '~/shared/order-popup/order-popup-host'
import { hasFailed, pageMeta } from '~/shared/page/root-data'
import { orderParam } from '~/shared/paths/order-href'
import { RouteError, wordsOfError } from '~/shared/shell/route-error'
import { readParam } from '~/ui/url/url-param'
import { readOrder } from './read-order.server'

/**
 * Reads the order that the URL of the page names, if any. A shared link to a page with an open order then
 * needs no further request.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const key = readParam(orderParam, new URL(request.url).searchParams)
  return key === '' ? null : { key, answer: await readOrder(pageContextOf(context), key) }
}

/** An order that is opened later loads its own data, so a navigation never calls this loader again. */
export const shouldRevalidate = () => false

/** Metadata of a page that failed. A page that has not failed sets its own metadata. */
export const meta: MetaFunction = (args) =>
  hasFailed(args) ? pageMeta(args, { title: wordsOfError(args.error).title, unlisted: true }) : []

/**
 * Wraps every page. An error of a page stays inside the frame of the site, and an order can open over any
 * page.
 */
export default function Page() {
  return (
    <>
      <OrderPopupHost landed={useLoaderData<typeof loader>()} />
      <Outlet />
    </>
  )
}

export { RouteError as ErrorBoundary }

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { orderParam } from '~/components/order-popup/order-href'
import { OrderPopupHost } from '~/components/order-popup/order-popup-host'
import { pageMeta } from '~/components/shell/root-data'
import { RouteError, wordsOfError } from '~/components/shell/route-error'
import { pageContextOf } from '~/context.server'
import { readParam } from '~/ui/url-param'
import { readOrder } from './read-order.server'

/** Reads the order that the address names, if any, so that a shared link shows it without another request. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const key = readParam(orderParam, new URL(request.url).searchParams)
  return key === '' ? null : { key, answer: await readOrder(pageContextOf(context), key) }
}

/** An order that is opened later loads its own data. */
export const shouldRevalidate = () => false

/** Metadata of a failed page. Other pages set their own metadata. */
export const meta: MetaFunction = (args) =>
  args.error === undefined ? [] : pageMeta(args, { title: wordsOfError(args.error).title, unlisted: true })

/** Wraps every page: errors of a page stay inside the frame, and an order can open on top of any page. */
export default function Page() {
  return (
    <>
      <OrderPopupHost landed={useLoaderData<typeof loader>()} />
      <Outlet />
    </>
  )
}

export { RouteError as ErrorBoundary }

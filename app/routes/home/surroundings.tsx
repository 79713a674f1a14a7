import type { LoaderFunctionArgs } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, Outlet, useLoaderData } from '@remix-run/react'
import { toColumnarJson, useColumnarJson } from '~/components/live/columnar-json'
import { isRouteFailed, loadOrKeep } from '~/components/live/load-or-keep'
import { useLastGood } from '~/components/live/use-last-good'
import { FailedPage } from '~/components/shell/failed-page'
import { pageContextOf } from '~/context.server'
import { readPanels } from './read-panels.server'

export async function loader({ context }: LoaderFunctionArgs) {
  return toColumnarJson(await readPanels(pageContextOf(context)))
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

/**
 * Each panel polls its own data. A navigation therefore does not reload the panels, unless their last load
 * failed.
 */
export const shouldRevalidate = () => isRouteFailed('routes/home/surroundings')

/** Loads the data of the overview except the order feeds, and passes it to the child page. */
export default function Surroundings() {
  const panels = useLastGood(useColumnarJson(useLoaderData<typeof clientLoader>()))
  return panels === undefined ? <FailedPage /> : <Outlet context={panels} />
}

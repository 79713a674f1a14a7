import { Outlet } from '@remix-run/react'
import { definePage } from '~/components/live/define-page'
import { isRouteFailed } from '~/components/live/load-or-keep'
import { FailedPage } from '~/components/shell/failed-page'
import { pageLoader } from '~/context/page-loader.server'
import { readPanels } from './read-panels.server'

const page = definePage<Awaited<ReturnType<typeof readPanels>>>()

export const loader = pageLoader(page, ({ services }) => readPanels(services))

export const clientLoader = page.clientLoader

/**
 * Each panel polls its own data. A navigation therefore does not reload the panels, unless their last load
 * failed.
 */
export const shouldRevalidate = () => isRouteFailed('routes/home/surroundings')

/** Loads the data of the overview except the order feeds, and passes it to the child page. */
export default function Surroundings() {
  const panels = page.useData()
  return panels === undefined ? <FailedPage /> : <Outlet context={panels} />
}

import { Outlet } from '@remix-run/react'
import { pageLoader } from '~/context/page-loader.server'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { isRouteFailed } from '~/shared/page-data/load-or-keep'
import { readPanels } from './read-overview-panels.server'

const page = definePage<Awaited<ReturnType<typeof readPanels>>>()

export const loader = pageLoader(page, ({ services }) => readPanels(services))

export const clientLoader = page.clientLoader

/**
 * Each panel polls its own data. A navigation therefore does not reload the panels, unless their last load
 * failed.
 */
export const shouldRevalidate = () => isRouteFailed('features/overview/surroundings')

/** Loads the data of the overview except the order feeds, and passes it to the child page. */
export default function Surroundings() {
  const panels = page.useData()
  return panels === undefined ? <FailedPage /> : <Outlet context={panels} />
}

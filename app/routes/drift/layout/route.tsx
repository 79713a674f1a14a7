import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
} from '@remix-run/react'
import { DriftTabs } from '~/components/drift/drift-tabs'
import * as styles from '~/components/drift/drift-tabs.css'
import { driftText } from '~/components/drift/drift-text'
import { MarketsProvider } from '~/components/drift/markets-provider'
import { loadOrKeep } from '~/components/live/load-or-keep'
import { useLastGood } from '~/components/live/use-last-good'
import { pageContextOf } from '~/context.server'
import { card } from '~/ui/card.css'
import { visuallyHidden } from '~/ui/text-style.css'
import { readDrift } from './read-drift.server'

export function loader({ context }: LoaderFunctionArgs) {
  return readDrift(pageContextOf(context))
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

/** Another tab or market needs no other markets: they are live, and read anew only when the page as it stands is. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href

export default function DriftLayout() {
  const { markets, stats } = useLastGood(useLoaderData<typeof clientLoader>())
  return (
    <MarketsProvider answer={markets} stats={stats}>
      <h1 className={visuallyHidden}>{driftText.title}</h1>
      <div className={styles.content}>
        <div className={`${card} ${styles.bar}`}>
          <DriftTabs />
        </div>
        <Outlet />
      </div>
    </MarketsProvider>
  )
}

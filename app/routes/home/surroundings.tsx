import type { LoaderFunctionArgs } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, Outlet, useLoaderData } from '@remix-run/react'
import { loadOrKeep } from '~/components/live/load-or-keep'
import { useLastGood } from '~/components/live/use-last-good'
import { pageContextOf } from '~/context.server'
import { readPanels } from './read-panels.server'

export function loader({ context }: LoaderFunctionArgs) {
  return readPanels(pageContextOf(context))
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

/** Each panel reads itself anew, so the order feeds may change as often as they do without asking for all of them. */
export const shouldRevalidate = () => false

/** What the overview shows beside its order feeds, handed to the page within. */
export default function Surroundings() {
  return <Outlet context={useLastGood(useLoaderData<typeof clientLoader>())} />
}

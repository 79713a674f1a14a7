import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { pageContextOf } from '~/context.server'
import { pageMeta } from '~/shared/page/root-data'
import { DocsHead } from './docs-head'
import { docsText } from './docs-text'
import { Endpoints } from './endpoints'
import { PlanCards } from './plan-cards'
import { readDocs } from './read-docs.server'

export function loader({ context }: LoaderFunctionArgs) {
  return readDocs(pageContextOf(context))
}

/**
 * Only a navigation to another path reloads the catalogue. A search on the page changes the query string, but
 * the browser filters the catalogue itself.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

export const headers = () => ({ 'Cache-Control': 'public, max-age=5' })

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: docsText.title, description: docsText.line })

export default function ApiDocs() {
  const { version, operations, facts } = useLoaderData<typeof loader>()
  return (
    <>
      <DocsHead version={version} facts={facts} />
      <PlanCards />
      <Endpoints operations={operations} />
    </>
  )
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { DocsHead } from '~/components/api-docs/docs-head'
import { docsText } from '~/components/api-docs/docs-text'
import { Endpoints } from '~/components/api-docs/endpoints'
import { PlanCards } from '~/components/api-docs/plan-cards'
import { pageMeta } from '~/components/shell/root-data'
import { pageContextOf } from '~/context.server'
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
  const { catalogue, figures } = useLoaderData<typeof loader>()
  return (
    <>
      <DocsHead version={catalogue.version} figures={figures} />
      <PlanCards />
      <Endpoints operations={catalogue.operations} />
    </>
  )
}

import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'
import { catalogueOf } from '../read-catalogue.server'

/** Returns the example response of an endpoint, which the reference reads when its card is opened. */
export function loader({ params, context }: LoaderArguments) {
  const example = catalogueOf(pageContextOf(context).site).examples.get(params.operation ?? '')
  if (example === undefined) return new Response(null, { status: 404 })
  return new Response(example, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' },
  })
}

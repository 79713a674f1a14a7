import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { useLastGood } from '~/components/live/use-last-good'
import { useRefreshEvery } from '~/components/live/use-refresh-every'
import { PageHead } from '~/components/shell/page-head'
import { pageMeta } from '~/components/shell/root-data'
import { TokenTable } from '~/components/tokens/token-table'
import { note } from '~/components/tokens/token-table.css'
import { pageContextOf } from '~/context.server'
import { tokensText } from '~/ui/tokens-text'
import { readTokens } from './read-tokens.server'

/** How often the list is read anew, and how far viewers spread out (M120). */
const refreshMs = 10_000
const jitterMs = 1_000

export function loader({ request, context }: LoaderFunctionArgs) {
  return readTokens(pageContextOf(context), new URL(request.url).searchParams)
}

/** When the server can't be reached, the page keeps what it has and shows how old it is. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (error instanceof Response) throw error
    return null // undefined would mean that there is no answer yet, and blank the page
  }
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=5' })

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: tokensText.title, description: tokensText.line })

export default function Tokens() {
  const answer = useLastGood(useLoaderData<typeof clientLoader>())
  useRefreshEvery(refreshMs, jitterMs)
  return (
    <>
      <PageHead title={tokensText.title} line={tokensText.line} />
      <TokenTable {...answer} />
      <p className={note}>{tokensText.sortNote}</p>
    </>
  )
}

import { feedLinks } from '~/components/feeds/feed-links'
import { definePage } from '~/components/live/define-page'
import { useRefreshEvery } from '~/components/live/use-refresh-every'
import { FailedPage } from '~/components/shell/failed-page'
import { PageHead } from '~/components/shell/page-head'
import { type MetaArguments, pageMeta } from '~/components/shell/root-data'
import { TokenTable } from '~/components/tokens/token-table'
import { note } from '~/components/tokens/token-table.css'
import { pageLoader } from '~/context/page-loader.server'
import { tokensText } from '~/ui/tokens-text'
import { readTokens } from './read-tokens.server'
import { reconcileTokens } from './reconcile'

/** Polling interval of the token list. */
const pace = { everyMs: 10_000, jitterMs: 1_000 } as const

const page = definePage({ reconcile: reconcileTokens })

export const loader = pageLoader(page, ({ services, search }) => readTokens(services, search))

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=5' })

export const meta = (args: MetaArguments) => [
  ...pageMeta(args, { title: tokensText.title, description: tokensText.line }),
  ...feedLinks('markets'),
]

export default function Tokens() {
  const result = page.useData()
  useRefreshEvery(pace)
  if (result === undefined) return <FailedPage what={tokensText.fetchedTokens} />
  return (
    <>
      <PageHead title={tokensText.title} line={tokensText.line} />
      <TokenTable {...result} />
      <p className={note}>{tokensText.sortNote}</p>
    </>
  )
}

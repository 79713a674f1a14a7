import { pageLoader } from '~/context/page-loader.server'
import { PageHead } from '~/shared/page/page-head'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { keepParts } from '~/shared/page-data/keep-parts'
import { useRefreshEvery } from '~/shared/page-data/use-refresh-every'
import { feedLinks } from '~/shared/sharing/feed-links'
import { tokensText } from '~/shared/tokens/tokens-text'
import { readTokens } from './read-tokens.server'
import { reconcileTokens } from './reconcile'
import { TokenTable } from './token-table'
import { note } from './token-table.css'

/** Polling interval of the token list. */
const pace = { everyMs: 10_000, jitterMs: 1_000 } as const

const page = definePage({ reconcile: reconcileTokens, keep: keepParts })

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

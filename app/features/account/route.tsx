import { isRouteErrorResponse, useParams, useRouteError } from '@remix-run/react'
import { pageLoader } from '~/context/page-loader.server'
import { loadingBody } from '~/contracts/state/panel'
import { shortKey } from '~/domain/format/format'
import { MessageCard } from '~/shared/page/message-card'
import { hasFailed, type PageMetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { keepParts } from '~/shared/page-data/keep-parts'
import { dataOfMeta, keptMeta } from '~/shared/page-data/kept-meta'
import { isFailedLoad } from '~/shared/page-data/load-or-keep'
import { deepMeta } from '~/shared/sharing/deep-meta'
import { RouteError, wordsOfError } from '~/shared/shell/route-error'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { accountExport } from './account-export'
import { AccountFigures } from './account-figures'
import { AccountHead, accountTitle } from './account-head'
import { concerns } from './account-kind'
import { accountText } from './account-text'
import { VenuePanel } from './orders/venue-panel'
import { WidePanel } from './orders/wide-panel'
import { PlannedAndDone } from './planned-and-done'
import { readAccount } from './read-account.server'
import { reconcileAccount } from './reconcile'

const page = definePage({ reconcile: reconcileAccount, keep: keepParts })

export const loader = pageLoader(
  page,
  async ({ services, params, search }) => ({
    found: await readAccount(services, params.account ?? '', search),
  }),
  ({ found }) => (found === undefined ? 404 : 200),
)

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=2' })

export function meta(args: PageMetaArguments) {
  if (hasFailed(args)) {
    return pageMeta(args, { title: wordsOfError(args.error).title, unlisted: true })
  }
  const loaded = dataOfMeta(page, args.data)
  if (isFailedLoad(loaded)) return keptMeta(args, loaded, shortKey(args.params.account ?? ''))
  const found = loaded?.found
  if (found === undefined) return pageMeta(args, { title: accountText.unknownTitle, unlisted: true })
  const title = accountTitle(found.kind, found.key)
  return deepMeta(args, {
    title,
    description: accountText.describes(title),
    preview: { kind: found.kind, id: found.key },
    above: [{ title: accountText.dashboard, path: '/jupiter/dashboard' }],
  })
}

/**
 * Error page. If the id cannot be looked up at the moment, it shows the same message as a panel that failed.
 */
export function ErrorBoundary() {
  const error = useRouteError()
  const isUnavailable = isRouteErrorResponse(error) && error.status === 503
  if (!isUnavailable) return <RouteError />
  return <FailedPage what={accountText.fetched} loading={error.data === loadingBody} />
}

export default function Account() {
  const result = page.useData()
  if (result === undefined) return <FailedPage what={accountText.fetched} />
  const { found } = result
  if (found === undefined) {
    return (
      <MessageCard title={accountText.unknownTitle} line={accountText.unknownLine}>
        <Link to="/jupiter/dashboard" className={button({})}>
          {accountText.dashboard}
        </Link>
      </MessageCard>
    )
  }
  return <Found found={found} />
}

interface FoundProps {
  /**
   * Data of the page. It is one prop because it contains a field `key`, which React would keep for itself if
   * the fields were separate props.
   */
  readonly found: NonNullable<Awaited<ReturnType<typeof readAccount>>>
}

function Found({ found }: FoundProps) {
  const { kind, key, tab, dca, history, planned, events, other } = found
  const { account } = useParams()
  return (
    <>
      <AccountHead kind={kind} id={key} opened={account} csv={accountExport(found)} history={history} />
      <AccountFigures found={found} />
      {tab === 'dca' ? (
        <>
          <WidePanel {...dca} concerns={(order) => concerns(kind, key, order)} />
          <PlannedAndDone kind={kind} id={key} planned={planned} events={events} />
        </>
      ) : (
        <VenuePanel trader={key} {...other} />
      )}
    </>
  )
}

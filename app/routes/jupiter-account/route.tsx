import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { accountExport } from '~/components/account-orders/account-export'
import { AccountHead, accountTitle } from '~/components/account-orders/account-head'
import { concerns } from '~/components/account-orders/account-kind'
import { knownTotal } from '~/components/account-orders/account-lists'
import { accountText } from '~/components/account-orders/account-text'
import { AccountTiles } from '~/components/account-orders/account-tiles'
import { PlannedAndDone } from '~/components/account-orders/planned-and-done'
import { VenuePanel } from '~/components/account-orders/venue-panel'
import { VenueTabs } from '~/components/account-orders/venue-tabs'
import { WidePanel } from '~/components/account-orders/wide-panel'
import { definePage } from '~/components/live/define-page'
import { keepParts } from '~/components/live/keep-parts'
import { dataOfMeta, keptMeta } from '~/components/live/kept-meta'
import { isFailedLoad } from '~/components/live/load-or-keep'
import { panelTimes } from '~/components/live/panel-times'
import { FailedPage } from '~/components/shell/failed-page'
import { MessageCard } from '~/components/shell/message-card'
import { type PageMetaArguments, pageMeta } from '~/components/shell/root-data'
import { RouteError, wordsOfError } from '~/components/shell/route-error'
import { deepMeta } from '~/components/summary-card/deep-meta'
import { pageLoader } from '~/context/page-loader.server'
import { shortKey } from '~/domain/format'
import { button } from '~/ui/button-class'
import { Link } from '~/ui/link'
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
  if (args.error !== undefined) {
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
  return isUnavailable ? <FailedPage what={accountText.fetched} /> : <RouteError />
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
  const { kind, key, tab, dca, figures, filled, history, planned, events, other } = found
  const { page, meta, answeredAt } = dca.answer
  const isCounted = dca.query.filter === 'historical' && meta.dataTime !== null
  const orders = isCounted ? (page?.totalElements ?? null) : null
  const times = panelTimes(figures, meta, answeredAt)
  return (
    <>
      <AccountHead kind={kind} id={key} csv={accountExport(found)} history={history} />
      <AccountTiles figures={figures} orders={orders} filled={filled} times={times} />
      {other === undefined ? null : (
        <VenueTabs current={tab} counts={{ dca: knownTotal(dca.answer), ...other.counts }} />
      )}
      {tab === 'dca' ? (
        <>
          <WidePanel {...dca} concerns={(order) => concerns(kind, key, order)} />
          <PlannedAndDone id={key} planned={planned} events={events} />
        </>
      ) : (
        <VenuePanel trader={key} {...other} />
      )}
    </>
  )
}

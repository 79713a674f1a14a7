import { useParams } from '@remix-run/react'
import { pageLoader } from '~/context/page-loader.server'
import type { OrderDetails } from '~/contracts/order-details'
import type { PolledResult } from '~/contracts/state/panel'
import { shortKey } from '~/domain/format/format'
import { pagePeriodSeconds, panelTimes } from '~/shared/live/panel-times'
import { readFillsView } from '~/shared/order-popup/fills-view'
import { OrderBody } from '~/shared/order-popup/order-body'
import { OrderHead, orderTitle } from '~/shared/order-popup/order-head'
import { failedWords, orderText } from '~/shared/order-popup/order-text'
import { MessageCard } from '~/shared/page/message-card'
import { type PageMetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { keepParts } from '~/shared/page-data/keep-parts'
import { dataOfMeta, keptMeta } from '~/shared/page-data/kept-meta'
import { isFailedLoad } from '~/shared/page-data/load-or-keep'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { useFailure } from '~/shared/page-data/use-failure'
import { deepMeta } from '~/shared/sharing/deep-meta'
import { siteText } from '~/shared/text/site-text'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { text } from '~/ui/text'
import { hrefWith } from '~/ui/url/url-param'
import * as styles from './order.css'
import { readOrder } from './read-order.server'

interface Found {
  readonly key: string
  /** Response for the order. `null`: no order has this key. */
  readonly answer: PolledResult<OrderDetails> | null
}

const page = definePage<Found>({ keep: keepParts })

export const loader = pageLoader(
  page,
  async ({ services, params: { key = '' }, search }) => ({
    key,
    answer: (await readOrder(services, key, readFillsView(search))) ?? null,
  }),
  ({ answer }) => (answer === null ? 404 : answer.data === null ? 503 : 200),
)

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export function meta(args: PageMetaArguments) {
  const loaded = dataOfMeta(page, args.data)
  if (isFailedLoad(loaded)) return keptMeta(args, loaded, shortKey(args.params.key ?? ''))
  const details = loaded?.answer?.data ?? undefined
  if (details === undefined) return pageMeta(args, { title: orderText.unknownTitle, unlisted: true })
  const title = `${orderTitle(details)} ${shortKey(loaded?.key ?? '')}`
  // Search engines should not list order pages, because thousands of orders appear and disappear.
  return deepMeta(args, {
    title,
    description: orderText.describes,
    unlisted: true,
    preview: { kind: details.dex === undefined ? 'token' : 'order', id: loaded?.key ?? '' },
  })
}

/** Page with a single order, for browsers without scripts and for links to one order. */
export default function Order() {
  const found = page.useData()
  if (found === undefined) return <Unavailable />
  const { answer } = found
  if (answer === null) {
    return (
      <MessageCard title={orderText.unknownTitle} line={orderText.unknownLine}>
        <Link to="/" className={button({})}>
          {siteText.home}
        </Link>
      </MessageCard>
    )
  }
  if (answer.data === null) return <Unavailable loading={answer.loading} />
  const times = panelTimes(answer.data, answer.meta, answer.answeredAt)
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <OrderHead details={answer.data} />
        </h1>
        <PolledStatus polled={{ times }} periodSeconds={pagePeriodSeconds} />
      </div>
      <StaleDimmer times={times} periodSeconds={pagePeriodSeconds}>
        <OrderBody details={answer.data} />
      </StaleDimmer>
    </article>
  )
}

function Unavailable({ loading = false }: { readonly loading?: boolean | undefined }) {
  const action = { label: text.retry, to: hrefWith(usePendingLocation()) }
  const { key = '' } = useParams()
  const { words } = useFailure()
  return (
    <article className={styles.card}>
      {loading ? (
        <PanelState kind="empty" title={text.loadingState} reason={text.loadingStateLine} heading />
      ) : (
        <PanelState kind="error" title={failedWords(key)} reason={words} action={action} heading />
      )}
    </article>
  )
}

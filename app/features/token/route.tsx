import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { pageLoader } from '~/context/page-loader.server'
import { shortKey } from '~/domain/format/format'
import { restingUsd } from '~/domain/order/depth-chart'
import { panelTimes } from '~/shared/live/panel-times'
import { TokenPriceChart } from '~/shared/market-chart/token-price-chart'
import { type PageMetaArguments, pageMeta } from '~/shared/page/root-data'
import { definePage } from '~/shared/page-data/define-page'
import { keepParts } from '~/shared/page-data/keep-parts'
import { dataOfMeta, keptMeta } from '~/shared/page-data/kept-meta'
import { isFailedLoad } from '~/shared/page-data/load-or-keep'
import { deepMeta } from '~/shared/sharing/deep-meta'
import { tokensText } from '~/shared/tokens/tokens-text'
import { skipLink } from '~/ui/controls/skip-link.css'
import { DepthPanel } from './depth-panel'
import { FailedToken } from './failed-token'
import { MissingToken } from './missing-token'
import { readToken } from './read-token.server'
import { reconcileToken } from './reconcile'
import { needSameData } from './same-data'
import { TokenHead } from './token-head'
import { TokenOrders } from './token-orders'
import * as styles from './token-page.css'
import { tokenPageText } from './token-page-text'
import { TokenPressure } from './token-pressure'

/** Height of the chart, pixels. It is the height of the column beside the chart. */
const chartHeight = 400

const page = definePage({ reconcile: reconcileToken, keep: keepParts })

export const loader = pageLoader(
  page,
  ({ services, params, search }) => readToken(services, params.tokenMint ?? '', search),
  (found) => (found.missing !== undefined ? 404 : found.token === null ? 503 : 200),
)

export const clientLoader = page.clientLoader

/**
 * The browser applies the choices of the chart and the horizon of the forecasts, so a change of these URL
 * parameters does not reload the data of the page.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return !needSameData(currentUrl, nextUrl)
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=2' })

export function meta(args: PageMetaArguments) {
  const found = dataOfMeta(page, args.data)
  if (isFailedLoad(found)) return keptMeta(args, found, shortKey(args.params.tokenMint ?? ''))
  if (found === undefined || found.missing !== undefined) {
    return pageMeta(args, { title: tokensText.missing[found?.missing ?? 'unknown'].title, unlisted: true })
  }
  const { token, tokenMint } = found
  const { symbol, name } = token ?? { symbol: null, name: null }
  const title = symbol ?? shortKey(tokenMint)
  return deepMeta(args, {
    title: name === null || name === symbol ? title : `${title} (${name})`,
    description: tokensText.describes(name ?? shortKey(tokenMint)),
    preview: { kind: 'token', id: tokenMint },
    above: [{ title: tokensText.title, path: '/tokens' }],
  })
}

export default function Token() {
  const found = page.useData()
  if (found === undefined) return <FailedToken loading={false} />
  if (found.missing !== undefined) return <MissingToken why={found.missing} />
  const { token, perpMarkets, perps, history } = found
  return (
    <>
      {Object.entries(tokenPageText.skip).map(([anchor, label]) => (
        <a key={anchor} className={skipLink} href={`#${anchor}`}>
          {label}
        </a>
      ))}
      {token === null ? (
        <FailedToken loading={found.age.loading} />
      ) : (
        <TokenHead
          token={token}
          perpMarkets={perpMarkets}
          perps={perps}
          history={history}
          restingUsd={found.depth.data && restingUsd(found.depth.data)}
          times={panelTimes(token, found.age.meta, found.age.answeredAt)}
        />
      )}
      <div className={styles.insight}>
        <TokenPriceChart
          mint={found.tokenMint}
          symbol={token?.symbol ?? null}
          initial={found.chart}
          height={chartHeight}
        />
        <div className={styles.side}>
          <TokenPressure answer={found.pressure} />
          <DepthPanel
            tokenMint={found.tokenMint}
            answer={found.depth}
            pressure={found.pressure.data?.row ?? null}
          />
        </div>
      </div>
      <TokenOrders {...found} />
    </>
  )
}

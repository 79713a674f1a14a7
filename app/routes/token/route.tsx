import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { definePage } from '~/components/live/define-page'
import { keepParts } from '~/components/live/keep-parts'
import { dataOfMeta, keptMeta } from '~/components/live/kept-meta'
import { isFailedLoad } from '~/components/live/load-or-keep'
import { panelTimes } from '~/components/live/panel-times'
import { type PageMetaArguments, pageMeta } from '~/components/shell/root-data'
import { deepMeta } from '~/components/summary-card/deep-meta'
import { AddressedTokenChart } from '~/components/token-chart/lazy-token-chart'
import { asksTheSame } from '~/components/token-page/asks-the-same'
import { DepthPanel } from '~/components/token-page/depth-panel'
import { FailedToken } from '~/components/token-page/failed-token'
import { MissingToken } from '~/components/token-page/missing-token'
import { PressurePanel } from '~/components/token-page/pressure-panel'
import { TokenOrders } from '~/components/token-page/token-orders'
import * as styles from '~/components/token-page/token-page.css'
import { TokenHead } from '~/components/tokens/token-head'
import { pageLoader } from '~/context/page-loader.server'
import { restingUsd } from '~/domain/depth-chart'
import { shortKey } from '~/domain/format'
import { tokensText } from '~/ui/tokens-text'
import { readToken } from './read-token.server'
import { reconcileToken } from './reconcile'

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
  return !asksTheSame(currentUrl, nextUrl)
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
  if (found === undefined) return <FailedToken />
  if (found.missing !== undefined) return <MissingToken why={found.missing} />
  const { token, perpMarket, history } = found
  return (
    <>
      {token === null ? (
        <FailedToken />
      ) : (
        <TokenHead
          token={token}
          perpMarket={perpMarket}
          history={history}
          change={found.change}
          restingUsd={found.depth.data === null ? null : restingUsd(found.depth.data)}
          times={panelTimes(token, found.age.meta, found.age.answeredAt)}
        />
      )}
      <div className={styles.insight}>
        <AddressedTokenChart
          mint={found.tokenMint}
          symbol={token?.symbol ?? null}
          initial={found.chart}
          height={chartHeight}
        />
        <div className={styles.side}>
          <PressurePanel answer={found.pressure} />
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

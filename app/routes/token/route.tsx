import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@remix-run/react'
import { keptMeta } from '~/components/live/kept-meta'
import { isFailedLoad, loadOrKeep } from '~/components/live/load-or-keep'
import { panelTimes } from '~/components/live/panel-times'
import { useLastGood } from '~/components/live/use-last-good'
import { pageMeta } from '~/components/shell/root-data'
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
import { pageContextOf } from '~/context.server'
import { restingUsd } from '~/domain/depth-chart'
import { shortKey } from '~/domain/format'
import { tokensText } from '~/ui/tokens-text'
import { readToken } from './read-token.server'
import { reconcileToken } from './reconcile'

/** Height of the chart, pixels. It is the height of the column beside the chart. */
const chartHeight = 400

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await readToken(
    pageContextOf(context),
    params.tokenMint ?? '',
    new URL(request.url).searchParams,
  )
  return data(found, { status: statusOf(found) })
}

function statusOf(found: Awaited<ReturnType<typeof readToken>>): number {
  if (found.missing !== undefined) return 404
  return found.token === null ? 503 : 200
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

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

export const meta: MetaFunction<typeof loader> = (args) => {
  if (isFailedLoad(args.data)) return keptMeta(args, args.data, shortKey(args.params.tokenMint ?? ''))
  const found = args.data
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
  const found = useLastGood(useLoaderData<typeof clientLoader>(), reconcileToken)
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

import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { loadOrKeep } from '~/components/live/load-or-keep'
import { useLastGood } from '~/components/live/use-last-good'
import { dcaColumns } from '~/components/orders/dca-columns'
import { limitColumns } from '~/components/orders/limit-columns'
import { dcaRules, limitRules, orderLists } from '~/components/orders/order-lists'
import { OrderPanel } from '~/components/orders/order-panel'
import { MessageCard } from '~/components/shell/message-card'
import { pageMeta } from '~/components/shell/root-data'
import { AddressedTokenChart } from '~/components/token-chart/lazy-token-chart'
import { TokenHead } from '~/components/tokens/token-head'
import { tables } from '~/components/tokens/token-head.css'
import { pageContextOf } from '~/context.server'
import { shortKey } from '~/domain/format'
import { button } from '~/ui/button.css'
import { Link } from '~/ui/link'
import { PanelState } from '~/ui/panel-state'
import { text } from '~/ui/text'
import { tokensText } from '~/ui/tokens-text'
import { readToken } from './read-token.server'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await readToken(
    pageContextOf(context),
    params.tokenMint ?? '',
    new URL(request.url).searchParams,
  )
  return data(found, { status: found.missing === undefined ? 200 : 404 })
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrKeep(() => serverLoader<typeof loader>())

export const headers = () => ({ 'Cache-Control': 'public, max-age=2' })

export const meta: MetaFunction<typeof loader> = (args) => {
  const found = args.data
  if (found === undefined || found.missing !== undefined) {
    return pageMeta(args, { title: tokensText.missing[found?.missing ?? 'unknown'].title, unlisted: true })
  }
  const { token, tokenMint } = found
  return pageMeta(args, {
    title: token?.symbol ?? shortKey(tokenMint),
    description: tokensText.describes(token?.name ?? shortKey(tokenMint)),
  })
}

export default function Token() {
  const found = useLastGood(useLoaderData<typeof clientLoader>())
  if (found.missing !== undefined) {
    const { title, line } = tokensText.missing[found.missing]
    return (
      <MessageCard title={title} line={line}>
        <Link to="/tokens" className={button({})}>
          {tokensText.title}
        </Link>
      </MessageCard>
    )
  }
  const { token, perpMarket, history } = found
  return (
    <>
      {token === null ? (
        <PanelState
          kind="error"
          title={text.error}
          reason={text.errorFetching(tokensText.fetchedDetails, text.sourceUnavailable)}
          heading
        />
      ) : (
        <TokenHead token={token} perpMarket={perpMarket} history={history} />
      )}
      <AddressedTokenChart
        mint={found.tokenMint}
        symbol={token?.symbol ?? null}
        initial={found.chart}
        height={360}
      />
      <Orders {...found} />
    </>
  )
}

type Found = Extract<Awaited<ReturnType<typeof readToken>>, { missing: undefined }>

function Orders({ tokenMint, dca, limit }: Pick<Found, 'tokenMint' | 'dca' | 'limit'>) {
  const concerns = (order: { readonly inputMint: string; readonly outputMint: string }) =>
    order.inputMint === tokenMint || order.outputMint === tokenMint
  return (
    <div className={tables}>
      <OrderPanel
        title={text.limitOrders}
        topic="limit"
        list={orderLists.limit}
        columns={limitColumns}
        rules={limitRules}
        concerns={concerns}
        {...limit}
      />
      <OrderPanel
        title={text.dcaOrders}
        topic="dca"
        list={orderLists.dca}
        columns={dcaColumns}
        rules={dcaRules}
        concerns={concerns}
        {...dca}
      />
    </div>
  )
}

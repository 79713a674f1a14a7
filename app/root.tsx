import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { LiveProvider } from './components/live/live-provider'
import { SearchProvider } from './components/search/search-provider'
import { Shell, type ShellFacts } from './components/shell/shell'
import { pageContextOf } from './context.server'
import { type PricesWire, pricesToWire } from './contracts/perp'
import { NonceContext } from './nonce'
import type { Queries } from './queries/queries.server'
import { isSourceUnavailable } from './queries/source-unavailable.server'
import './ui/base.css'
import { MessageCard } from './components/shell/message-card'
import { lookScript } from './ui/look-script'
import { NowProvider } from './ui/now'
import { text } from './ui/text'
import { ToastProvider, ToastRegion } from './ui/toast'

export async function loader({ context }: LoaderFunctionArgs) {
  const { site, queries, clock } = pageContextOf(context)
  const { productName, dataSource } = site
  const facts: ShellFacts = { productName, dataSource, prices: await headerPrices(queries) }
  return { facts, renderedAt: clock.nowMs() }
}

/** What it answers stays true, or is kept current by the stream: reading the page anew needs no second answer. */
export const shouldRevalidate = () => false

export const meta: MetaFunction = () => [{ title: text.markets }]

/** Shown where not even the shell's facts could be read. */
const factsWithoutServer: ShellFacts = { productName: 'Sextant', dataSource: 'live', prices: { prices: [] } }

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useContext(NonceContext)
  return (
    // The first script has put the remembered look on it, which the renderer does not know of.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <script nonce={nonce} suppressHydrationWarning>
          {lookScript}
        </script>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <Frame>
      {missing ? (
        <MessageCard title={text.notFoundTitle} line={text.notFoundLine} />
      ) : (
        <MessageCard title={text.brokenTitle} line={text.brokenLine} />
      )}
    </Frame>
  )
}

/** The shell around a page, or around what went wrong with it. */
function Frame({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const shell = (
    <LiveProvider>
      <ToastProvider>
        <SearchProvider>
          <Shell facts={data?.facts ?? factsWithoutServer}>{children}</Shell>
        </SearchProvider>
        <ToastRegion />
      </ToastProvider>
    </LiveProvider>
  )
  return data === undefined ? shell : <NowProvider renderedAt={data.renderedAt}>{shell}</NowProvider>
}

async function headerPrices(queries: Queries): Promise<PricesWire> {
  try {
    return pricesToWire(await queries.getPrices())
  } catch (error) {
    // A header without prices is no reason to lose the page; they come with the stream.
    if (isSourceUnavailable(error)) return { prices: [] }
    throw error
  }
}

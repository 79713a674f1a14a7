import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { pageContextOf } from './context.server'
import { type PricesWire, pricesToWire } from './contracts/perps/perp'
import { headerMarkets } from './domain/perp/perp-view'
import { NonceContext } from './nonce'
import { isSourceUnavailable } from './queries/cache/source-unavailable.server'
import type { Queries } from './queries/queries.server'
import { LiveProvider } from './shared/live/live-provider'
import type { RootData } from './shared/page/root-data'
import { SearchProvider } from './shared/search/search-provider'
import { earlyPressScript } from './shared/shell/early-press'
import { PageSheets } from './shared/shell/page-sheets'
import { RouteError } from './shared/shell/route-error'
import { Shell } from './shared/shell/shell'
import { shellScript } from './shared/shell/sidebar-choice'
import './ui/theme/base.css'
import { siteText } from '~/shared/text/site-text'
import { appearanceScript } from '~/ui/appearance/appearance'
import { NowProvider } from './ui/marks/now'
import { ToastProvider, ToastRegion } from './ui/overlay/toast'
import { storageScript } from './ui/theme/storage-script'

export async function loader({ context }: LoaderFunctionArgs) {
  const { site, marketMints, queries, clock } = pageContextOf(context)
  const mintsOf = (market: string) => marketMints.ofMarket(market).map(({ mint }) => mint)
  const mintsOfMarket = Object.fromEntries(headerMarkets.map((market) => [market, mintsOf(market)]))
  const answer: RootData = {
    site: { ...site, mintsOfMarket },
    prices: await headerPrices(queries),
    renderedAt: clock.nowMs(),
  }
  return answer
}

/**
 * The data of the root route is never loaded again. The stream keeps part of it up to date, and the rest
 * never changes.
 */
export const shouldRevalidate = () => false

/** Prices in the header of a page whose data could not be loaded. */
const noPrices: PricesWire = { prices: [] }

export const meta: MetaFunction = () => [{ title: siteText.markets }]

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useContext(NonceContext)
  return (
    // The first scripts write the stored settings of the device to this element, so it differs from the HTML
    // of the server.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Scripts before hydration. They are separate, so that one failure does not stop the others. */}
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? storageScript : ''}
        </script>
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? appearanceScript : ''}
        </script>
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? shellScript : ''}
        </script>
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? earlyPressScript : ''}
        </script>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <PageSheets />
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
  return (
    <Frame>
      <RouteError />
    </Frame>
  )
}

/** Renders the shell around a page or an error message. */
function Frame({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const shell = (
    <LiveProvider>
      <ToastProvider>
        <SearchProvider>
          <Shell site={data?.site} prices={data?.prices ?? noPrices}>
            {children}
          </Shell>
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
    // Missing prices in the header must not make the page fail. The stream sends the prices later.
    if (isSourceUnavailable(error)) return { prices: [] }
    throw error
  }
}

import { index, layout, type RouteConfig, route } from '@remix-run/route-config'
import { embedKinds, embedPath } from './shared/paths/embed-paths'
import { feedForms, feedNames, feedPath } from './shared/paths/feed-paths'
import { guidePath, guides, referencePath } from './shared/paths/guides'
import { previewKinds } from './shared/sharing/preview-kinds'

const steps = ['challenge', 'verify', 'auth-status', 'logout']
/** Paths of the wallet sign-in, at the root and below `/auth`. */
const signInPaths = [...steps, ...steps.map((step) => `auth/${step}`)]

export default [
  layout('features/order/page.tsx', [
    // Main pages.
    layout('features/overview/surroundings.tsx', [index('features/overview/route.tsx')]),
    route('jupiter/dca', 'features/overview/old-dca-path.tsx'),
    route('jupiter/dashboard', 'features/jupiter/route.tsx'),
    route('jupiter/dca/:account', 'features/account/route.tsx'),
    ...['jupiter/limit', 'jupiter/limit/:account'].map((path) =>
      route(path, 'features/jupiter/redirect-to-dashboard.ts', { id: path }),
    ),
    route('kamino/dashboard', 'features/kamino/route.tsx'),
    route('kamino/traders', 'features/kamino/traders/route.tsx'),
    layout('features/perps/route.tsx', [
      route('drift/dashboard/overview', 'features/perps/overview/route.tsx'),
      route('drift/dashboard/traders', 'features/perps/positions/route.tsx'),
      route('drift/dashboard/orders/:market/:user?', 'features/perps/feed/route.tsx'),
      route('drift/dashboard/trades/:user?', 'features/perps/all-markets/route.tsx'),
      route('drift/dashboard/analytics', 'features/perps/analytics/route.tsx'),
    ]),
    route('drift/dashboard/orders', 'features/perps/default-market.ts'),
    ...['drift/dashboard', 'drift/dashboard/*'].map((path) =>
      route(path, 'features/perps/redirects.ts', { id: path }),
    ),
    route('about', 'features/about/route.tsx'),
    route('trades', 'features/trades/route.tsx'),
    route('tokens', 'features/tokens/route.tsx'),
    route('tokens/:tokenMint', 'features/token/route.tsx'),
    route('api/docs', 'features/api-docs/route.tsx'),
    route('profile', 'features/profile/route.tsx'),
    route('favorites', 'features/favorites/route.tsx'),
    route('compare', 'features/compare/route.tsx'),
    route('watchlist', 'features/watchlist/route.tsx'),
    route('alerts', 'features/alerts/route.tsx'),

    // Further pages: API guides, endpoints and problem types, an order, metric definitions, the search, venues by name,
    // service status, daily files, the UI gallery for development, and the not-found page.
    route('api/docs/:guide', 'features/api-docs/guides/route.tsx'),
    route('api/docs/endpoints/:operation', 'features/api-docs/endpoint/route.tsx'),
    route('problems/:code', 'features/api-docs/problems/route.tsx'),
    route('orders/:key', 'features/order/route.tsx'),
    route('methodology', 'features/methodology/route.tsx'),
    route('search', 'features/search/route.tsx'),
    ...['drift', 'jupiter', 'kamino'].map((path) => route(path, 'features/venue/route.ts', { id: path })),
    route('status', 'features/status/route.tsx'),
    route('data', 'features/data/route.tsx'),
    route('__ui', 'features/ui-gallery/route.tsx'),
    route('*', 'features/not-found/route.tsx'),
  ]),

  // Data for panels that poll at their own interval, or are read when they are opened.
  route('panels/drift-orders/:market/:user?', 'features/perps/feed/panel.ts'),
  route('panels/jupiter/volume', 'features/jupiter/panels/volume.ts'),
  route('panels/jupiter/pressure', 'features/jupiter/panels/pressure.ts'),
  route('panels/jupiter/filled-chart', 'features/jupiter/panels/filled-chart.ts'),
  route('panels/jupiter/filled-table', 'features/jupiter/panels/filled-table.ts'),
  route('panels/candles/:mint', 'features/token/chart-panel.ts'),
  route('panels/bars/:id', 'features/token/bars-panel.ts'),
  route('panels/marks/:id', 'features/token/marks/marks-panel.ts'),
  route('panels/kamino-book', 'features/kamino/book-panel.ts'),
  route('panels/watchlist', 'features/watchlist/watched-panel.ts'),
  route('panels/alerts', 'features/alerts/alerts-panel.ts'),
  route('panels/overview/:panel', 'features/overview/panel.ts'),
  route('panels/order/:key', 'features/order/panel.ts'),
  route('panels/api-example/:operation', 'features/api-docs/endpoint/example-panel.ts'),

  // The JSON API for stock remix-serve, and files whose content depends on the configuration.
  route('api/*', 'features/api/route.ts'),
  ...signInPaths.map((path) => route(path, 'features/wallet/sign-in.ts', { id: path })),
  // Resources for other sites: embeds, the status badge, feeds and social previews.
  ...embedKinds.map((kind) => {
    const path = `${embedPath(kind, '').slice(1)}:id`
    return route(path, 'features/embeds/embed.ts', { id: path })
  }),
  route('status/badge.svg', 'features/status/badge.ts'),
  ...feedNames
    .flatMap((name) => feedForms.map((form) => feedPath(name, form).slice(1)))
    .map((path) => route(path, 'features/feeds/route.ts', { id: path })),
  ...previewKinds.map((kind) => route(`og/${kind}/:id`, 'features/embeds/preview.ts', { id: `og/${kind}` })),
  // The documentation pages in Markdown.
  route(`${referencePath.slice(1)}.md`, 'features/api-docs/reference-markdown.ts'),
  ...guides.map((guide) => {
    const path = `${guidePath(guide).slice(1)}.md`
    return route(path, 'features/api-docs/guides/guide-markdown.ts', { id: path })
  }),
  route('offline', 'features/offline/offline-page.ts'),
  route('sdk', 'features/site-files/sdk.ts'),
  route('llms.txt', 'features/site-files/llms-txt.ts'),
  route('robots.txt', 'features/site-files/robots-txt.ts'),
  route('sitemap.xml', 'features/site-files/sitemap-xml.ts'),
  route('.well-known/security.txt', 'features/site-files/security-txt.ts'),
  route('manifest.webmanifest', 'features/site-files/web-manifest.ts'),
] satisfies RouteConfig

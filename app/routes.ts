import { index, layout, type RouteConfig, route } from '@remix-run/route-config'
import { guidePath, guides, referencePath } from './components/api-docs/guides'
import { feedForms, feedNames, feedPath } from './components/feeds/feed-paths'
import { embedKinds, embedPath } from './components/summary-card/embed-paths'
import { previewKinds } from './components/summary-card/preview-kinds'

const steps = ['challenge', 'verify', 'auth-status', 'logout']
/** Paths of the wallet sign-in, at the root and below `/auth`. */
const signInPaths = [...steps, ...steps.map((step) => `auth/${step}`)]

export default [
  layout('routes/order/page.tsx', [
    // Main pages.
    layout('routes/home/surroundings.tsx', [index('routes/home/route.tsx')]),
    route('jupiter/dca', 'routes/jupiter-dca.tsx'),
    route('jupiter/dashboard', 'routes/jupiter/route.tsx'),
    route('jupiter/dca/:account', 'routes/jupiter-account/route.tsx'),
    ...['jupiter/limit', 'jupiter/limit/:account'].map((path) =>
      route(path, 'routes/jupiter/redirect-to-dashboard.ts', { id: path }),
    ),
    route('kamino/dashboard', 'routes/kamino/route.tsx'),
    route('kamino/traders', 'routes/kamino-traders/route.tsx'),
    layout('routes/drift/layout/route.tsx', [
      route('drift/dashboard/overview', 'routes/drift/overview/route.tsx'),
      route('drift/dashboard/traders', 'routes/drift/traders/route.tsx'),
      route('drift/dashboard/orders/:market/:user?', 'routes/drift/orders/route.tsx'),
      route('drift/dashboard/analytics', 'routes/drift/analytics/route.tsx'),
    ]),
    route('drift/dashboard/orders', 'routes/drift/default-market.ts'),
    ...['drift/dashboard', 'drift/dashboard/*'].map((path) =>
      route(path, 'routes/drift/redirects.ts', { id: path }),
    ),
    route('about', 'routes/about/route.tsx'),
    route('tokens', 'routes/tokens/route.tsx'),
    route('tokens/:tokenMint', 'routes/token/route.tsx'),
    route('api/docs', 'routes/api-docs/route.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('favorites', 'routes/favorites.tsx'),

    // Further pages: API guides and problem types, an order, metric definitions, the search, venues by name,
    // service status, the UI gallery for development, and the not-found page.
    route('api/docs/:guide', 'routes/guide/route.tsx'),
    route('problems/:code', 'routes/problem/route.tsx'),
    route('orders/:key', 'routes/order/route.tsx'),
    route('methodology', 'routes/methodology/route.tsx'),
    route('search', 'routes/search/route.tsx'),
    ...['drift', 'jupiter', 'kamino'].map((path) => route(path, 'routes/venue.ts', { id: path })),
    route('status', 'routes/status/route.tsx'),
    route('__ui', 'routes/ui-gallery/route.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),

  // Data for panels that poll at their own interval.
  route('panels/drift-orders/:market/:user?', 'routes/drift/panels/orders.ts'),
  route('panels/jupiter/volume', 'routes/jupiter/volume-panel.ts'),
  route('panels/jupiter/pressure', 'routes/jupiter/pressure-panel.ts'),
  route('panels/jupiter/filled-chart', 'routes/jupiter/filled-chart-panel.ts'),
  route('panels/jupiter/filled-table', 'routes/jupiter/filled-table-panel.ts'),
  route('panels/candles/:mint', 'routes/token/chart-panel.ts'),
  route('panels/kamino-book', 'routes/kamino/book-panel.ts'),
  route('panels/overview/:panel', 'routes/home/panel.ts'),
  route('panels/order/:key', 'routes/order/panel.ts'),

  // The JSON API for stock remix-serve, and files whose content depends on the configuration.
  route('api/*', 'routes/api.$.ts'),
  ...signInPaths.map((path) => route(path, 'routes/sign-in.ts', { id: path })),
  // Resources for other sites: embeds, the status badge, feeds and social previews.
  ...embedKinds.map((kind) => {
    const path = `${embedPath(kind, '').slice(1)}:id`
    return route(path, 'routes/summary-card/embed.ts', { id: path })
  }),
  route('status/badge.svg', 'routes/status/badge.ts'),
  ...feedNames
    .flatMap((name) => feedForms.map((form) => feedPath(name, form).slice(1)))
    .map((path) => route(path, 'routes/feeds/feed.ts', { id: path })),
  ...previewKinds.map((kind) =>
    route(`og/${kind}/:id`, 'routes/summary-card/preview.ts', { id: `og/${kind}` }),
  ),
  // The documentation pages in Markdown.
  route(`${referencePath.slice(1)}.md`, 'routes/api-docs/markdown.ts'),
  ...guides.map((guide) => {
    const path = `${guidePath(guide).slice(1)}.md`
    return route(path, 'routes/guide/markdown.ts', { id: path })
  }),
  route('sdk', 'routes/site-files/sdk.ts'),
  route('llms.txt', 'routes/site-files/llms-txt.ts'),
  route('robots.txt', 'routes/site-files/robots-txt.ts'),
  route('sitemap.xml', 'routes/site-files/sitemap-xml.ts'),
  route('.well-known/security.txt', 'routes/site-files/security-txt.ts'),
  route('manifest.webmanifest', 'routes/site-files/web-manifest.ts'),
] satisfies RouteConfig

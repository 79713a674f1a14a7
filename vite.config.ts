import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { type DepOptimizationConfig, defineConfig, type Plugin } from 'vite'
import remixOptions from './remix.config.js'

type EsbuildPlugin = NonNullable<NonNullable<DepOptimizationConfig['esbuildOptions']>['plugins']>[number]

// Remix's plugin needs to control the module graph and breaks under Vitest, which only needs compiled
// stylesheets.
const underTest = process.env.VITEST !== undefined

/**
 * The wallet library always imports the adapter for mobile wallet apps, which only Android needs. This plugin
 * replaces it by a stub. `mobile-adapter.ts` loads the real one when it is needed.
 */
const mobileWalletOnDemand: Plugin = {
  name: 'mobile-wallet-on-demand',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== '@solana-mobile/wallet-adapter-mobile' || !importer?.includes('/wallet-adapter-react/'))
      return null
    return fileURLToPath(new URL('./vendor/wallet-adapter-mobile-absent/index.js', import.meta.url))
  },
}

/**
 * nivo animates charts with springs, which Sextant does not use. This plugin replaces them by a stub; see
 * there.
 */
const chartsWithoutSprings: Plugin = {
  name: 'charts-without-springs',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== '@react-spring/web' || !importer?.includes('/node_modules/@nivo/')) return null
    return fileURLToPath(new URL('./vendor/react-spring-absent/index.js', import.meta.url))
  },
}

/**
 * Remix and its router read feature flags and the environment at run time. This plugin inserts the values at
 * build time, so that the minifier removes unused code from the browser bundle: server-only code and
 * alternative ways to load data and to start. Saves 3.6 kB.
 */
const remixAsConfigured: Plugin = {
  name: 'remix-as-configured',
  enforce: 'pre',
  apply: 'build',
  transform(code, id, options) {
    if (options?.ssr === true) return null
    const library =
      /\/node_modules\/(@remix-run\/react|@remix-run\/router|react-router|react-router-dom)\/dist\//.exec(
        id,
      )?.[1]
    if (library === undefined) return null
    const known = library === '@remix-run/react' ? knownOfRemix : knownOfRouter
    return known.reduce((text, [asked, answer]) => text.replace(asked, answer), code)
  },
}

const remixFlags = Object.entries(remixOptions.future ?? {}).filter(([, isOn]) => isOn)

/** Patterns with their replacements. A pattern without a match is harmless: the bundle is only larger. */
const knownOfRemix: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(?:[\\w.]+\\.)?future\\.(?:${remixFlags.map(([flag]) => flag).join('|')})\\b`, 'g'),
    'true',
  ],
  [/,\s+static: isStatic,\s+staticContext\s+\} = (\w+\(\))/, '} = $1, isStatic = false, staticContext'],
  [/window\.__remixContext\.isSpaMode|(?<=[!(?:=]\s?|&& |\|\| )\bisSpaMode\b(?!:)/g, 'false'],
  // Every response uses single fetch, which streams deferred data itself.
  [/typeof singleFetch === "function"/g, 'true'],
  [/__remixContext\.a\b(?!\w|=)/g, 'false'],
  [/(function isDeferred(?:Data|Response)\(\w+\)) \{.+?\n\}/gs, '$1 { return false }'],
  [/(let heyDeveloper =) .+?\n {2}\}\);\n/s, '$1 null;\n'],
  // Long messages for mistakes that the type check already finds.
  [/(throw new Error\()"The route at " \+ .+?(?=\);)/, '$1"meta"'],
  [/let msg = `Route "\$\{route(?:Id|\.id)\}" does not have .+?`;/gs, 'let msg = type;'],
  [/window\.__remixHdrActive/g, 'false'],
  // Only for pages that load their first data in the browser. Sextant has none.
  [/(function RemixRootDefaultHydrateFallback\(\)) \{.+?\n\}/s, '$1 { return null }'],
]
const knownOfRouter: readonly (readonly [RegExp, string])[] = [
  [/\b(?:router\.|_)?future\.v7_\w+/g, 'true'],
  [/(function isDeferred(?:Data|Result)\(\w+\)) \{.+?\n\}/gs, '$1 { return false }'],
  [/(isViewTransitionUnavailable =) .+?;/, '$1 true;'],
  [/(function shouldBlockNavigation\(\w+\)) \{.+?\n {2}\}\n/s, '$1 {}\n'],
  [/(function warning\(\w+, \w+\)) \{.+?\n\}/gs, '$1 {}'],
]

/**
 * Remix decodes page data from any response. If the response is not from Sextant, such as a proxy's error
 * page, the resulting error has no status. This plugin throws an error with the status, like React Router 7.
 */
const refusalsKeepTheirStatus: Plugin = {
  name: 'refusals-keep-their-status',
  enforce: 'pre',
  apply: 'build',
  transform(code, id, options) {
    return options?.ssr !== true && singleFetch.test(id) ? keepStatusOfRefusals(code) : null
  },
}

/** In development esbuild bundles browser libraries in advance, without the build plugins. */
const refusalsKeepTheirStatusAhead: EsbuildPlugin = {
  name: 'refusals-keep-their-status',
  setup(build) {
    build.onLoad({ filter: singleFetch }, async ({ path }) => ({
      contents: keepStatusOfRefusals(await readFile(path, 'utf8')),
    }))
  },
}

const singleFetch = /\/@remix-run\/react\/dist\/esm\/single-fetch\.js/

function keepStatusOfRefusals(code: string): string {
  const asks = 'let res = await fetch(url, init);'
  if (!code.includes(asks)) throw new Error('Remix asks for the data of pages in another way now')
  const refused = `if (res.status >= 400 && !res.headers.has('X-Remix-Response'))
      throw new UNSAFE_ErrorResponseImpl(res.status, res.statusText, null);`
  return code.replace(asks, `${asks}\n  ${refused}`)
}

/**
 * Browsers compile a function at its first call, on the main thread. Charts call most of their libraries'
 * functions immediately. A comment in the first line of these files makes browsers compile them while they
 * load, off the main thread.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    // After the minifier, which removes comments, and after Vite has added its imports to the first line.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !mostlyCalled.has(file.name)) continue
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

/**
 * Emits the stylesheets of the order popup under a fixed name. The server adds it to a page that is requested
 * with an open order.
 */
const sheetsOfPopup: Plugin = {
  name: 'sheets-of-popup',
  apply: 'build',
  generateBundle: {
    // After Vite has emitted the stylesheets.
    order: 'post',
    handler(_options, bundle) {
      const sheets = new Set<string>()
      const addSheets = (fileName: string) => {
        const file = bundle[fileName]
        if (file?.type !== 'chunk' || file.name === 'frame') return
        for (const sheet of file.viteMetadata?.importedCss ?? []) sheets.add(sheet)
        file.imports.forEach(addSheets)
      }
      const popup = Object.values(bundle).find(({ name }) => name === 'order-popup')
      if (popup !== undefined) addSheets(popup.fileName)
      const texts = [...sheets].map((sheet) => bundle[sheet]).filter((file) => file?.type === 'asset')
      if (texts.length > 0)
        this.emitFile({
          type: 'asset',
          fileName: sheetOfPopup,
          source: texts.map(({ source }) => source).join('\n'),
        })
    },
  },
}

const sheetOfPopup = 'assets/order-popup.css'

const mostlyCalled: ReadonlySet<string> = new Set([
  'framework',
  'frame',
  'nivo',
  'bars',
  'pie',
  'price-canvas',
])

/**
 * Assigns modules to chunks. Code of every page and of every list is in two files instead of thirty, for
 * fewer requests and better compression.
 */
function chunkOf(id: string): string | undefined {
  if (
    /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//.test(
      id,
    )
  )
    return 'framework'
  // Separate from the charts themselves, so that a phone evaluates it in a separate task.
  if (ofNivo.test(id)) return 'nivo'
  if (ofDetails.test(id)) return 'details'
  return onEveryPage.test(id) || withEveryList.test(id) ? 'frame' : undefined
}

/**
 * Small modules of half a kilobyte that are always loaded together. As separate chunks, their names in the
 * popup's import lists would be longer than the code.
 */
const ofDetails =
  /\/app\/(ui\/(address|copy-button|use-printing|use-seen)|components\/outside\/explorer-link|domain\/format-amount)\.tsx?/

const ofNivo = /\/node_modules\/(@nivo\/(?!bar|pie)|d3-|lodash)|\/react-spring-absent\/|\/charts\/nivo-theme/

const onEveryPage =
  /\/app\/(ui\/(button|card|chip|icon|kbd|link|logo|now|text|text-style|age|anchored|use-tooltip|use-lasting|search-field|panel-state|device-text|format|sprinkles|copy-text)|domain\/(format|format-time|freshness|bought-percent)|components\/shell\/(?!menu-drawer)[\w-]+)(\.css)?\.tsx?/

const withEveryList =
  /\/app\/(components\/orders\/(?!next-cycle)[\w-]+|components\/(live\/(as-asked|load-or-keep|status-words|unread-panel|use-unread-status|use-last-good|use-held|use-held-rows|held-places|held-ranking|use-panel|panel-state|panel-store|live-rows|panel-status|waiting-pill|use-polled|polled-answer|polled-status|serialized)|outside\/(?!explorer-link)[\w-]+|explain\/(explain|method-path)|order-popup\/order-href|drift\/(drift-paths|market-name))|lib\/known|ui\/(live-text|live-value|row-store|export-link|export-text|ranking|switch\.css|table|use-pending|use-swipe|paged-rows|pager|page-steps|list-query|url-param|segmented-links|skeleton|stale-dimmer|number-cell|token-logo|unverified|pair|pace|progress|side-mark))(\.css)?\.tsx?/

/** Functions of React Router that only warn developers of mistakes and of deprecations: 1 kB of text. */
const forDevelopersOnly = ['warning', 'logV6DeprecationWarnings', 'console.warn']

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remixAsConfigured,
    refusalsKeepTheirStatus,
    mobileWalletOnDemand,
    chartsWithoutSprings,
    underTest ? [] : remix(remixOptions),
    vanillaExtractPlugin(),
    compiledAhead,
    sheetsOfPopup,
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    target: 'es2022',
    manifest: true,
    // Compresses the framework 3 kB smaller than esbuild.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 6, pure_getters: true, pure_funcs: forDevelopersOnly },
    },
    rollupOptions: {
      // Routes without a page produce empty bundles for the browser.
      onwarn: (warning, warn) => {
        if (warning.code !== 'EMPTY_BUNDLE') warn(warning)
      },
      ...(isSsrBuild ? {} : { output: { manualChunks: chunkOf } }),
    },
  },
  // If these were discovered late, Vite would bundle them a second time with a second React.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react/jsx-runtime',
      '@remix-run/react',
      'lightweight-charts',
      '@nivo/bar',
      '@nivo/pie',
    ],
    esbuildOptions: { plugins: [refusalsKeepTheirStatusAhead] },
  },
}))

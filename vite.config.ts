import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { type DepOptimizationConfig, defineConfig, type Plugin, type Rollup } from 'vite'
import remixOptions from './remix.config.js'

type EsbuildPlugin = NonNullable<NonNullable<DepOptimizationConfig['esbuildOptions']>['plugins']>[number]

// Remix's plugin is not used under Vitest, because the plugin needs to control the module graph. Vitest only
// needs compiled stylesheets.
const underTest = process.env.VITEST !== undefined

/**
 * The wallet library always imports the adapter for mobile wallet apps, although only Android needs this
 * adapter. This plugin replaces the adapter with a stub. `mobile-adapter.ts` loads the real adapter when it
 * is needed.
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
 * nivo animates charts with springs, which Sextant does not use. This plugin replaces the springs with a
 * stub.
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
 * build time, so that the minifier can remove unused code from the browser bundle. Unused code is server-only
 * code and code for other ways of loading data and starting. This saves 3.6 kB.
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
    return known.reduce((text, [requested, answer]) => text.replace(requested, answer), code)
  },
}

const remixFlags = Object.entries(remixOptions.future ?? {}).filter(([, isOn]) => isOn)

/**
 * Patterns with their replacements. It is harmless if a pattern matches nothing: the bundle is only larger.
 */
const knownOfRemix: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(?:[\\w.]+\\.)?future\\.(?:${remixFlags.map(([flag]) => flag).join('|')})\\b`, 'g'),
    'true',
  ],
  [/,\s+static: isStatic,\s+staticContext\s+\} = (\w+\(\))/, '} = $1, isStatic = false, staticContext'],
  [/window\.__remixContext\.isSpaMode|(?<=[!(?:=]\s?|&& |\|\| )\bisSpaMode\b(?!:)/g, 'false'],
  // Every response uses single fetch, and single fetch streams deferred data without this code.
  [/typeof singleFetch === "function"/g, 'true'],
  [/__remixContext\.a\b(?!\w|=)/g, 'false'],
  [/(function isDeferred(?:Data|Response)\(\w+\)) \{.+?\n\}/gs, '$1 { return false }'],
  [/(let heyDeveloper =) .+?\n {2}\}\);\n/s, '$1 null;\n'],
  // These are long messages for mistakes that the type check already finds.
  [/(throw new Error\()"The route at " \+ .+?(?=\);)/, '$1"meta"'],
  [/let msg = `Route "\$\{route(?:Id|\.id)\}" does not have .+?`;/gs, 'let msg = type;'],
  [/window\.__remixHdrActive/g, 'false'],
  // This is only for pages that load their first data in the browser. Sextant has no such pages.
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
 * Remix decodes page data from any response. If the response does not come from Sextant (such as a proxy's
 * error page), the resulting error has no status. This plugin throws an error with the status, like React
 * Router 7.
 */
const refusalsKeepTheirStatus: Plugin = {
  name: 'refusals-keep-their-status',
  enforce: 'pre',
  apply: 'build',
  transform(code, id, options) {
    return options?.ssr !== true && singleFetch.test(id) ? keepStatusOfRefusals(code) : null
  },
}

/**
 * Esbuild version of the plugin `refusals-keep-their-status`. In development, esbuild bundles browser libraries
 * in advance, without the build plugins.
 */
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
 * Browsers compile a function at its first call, on the main thread. Charts call most functions of their
 * libraries immediately. This plugin writes a comment into the first line of these files. Because of the
 * comment, browsers compile the files while they load, off the main thread.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    // This must run after the minifier, which removes comments. It must also run after Vite has added its
    // imports to the first line.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.moduleIds.some((id) => mostlyCalled.test(id))) continue
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

/**
 * Emits the stylesheets of the order popup as a file with a fixed name. The server links the file in a page
 * that is requested with an open order.
 */
const sheetsOfPopup: Plugin = {
  name: 'sheets-of-popup',
  apply: 'build',
  generateBundle: {
    // This must run after Vite has emitted the stylesheets.
    order: 'post',
    handler(_options, bundle) {
      // The server's bundle has no stylesheets. In that bundle the popup may also share its chunk with other
      // modules.
      if (this.environment.name === 'ssr') return
      const sheets = new Set<string>()
      const addSheets = (fileName: string) => {
        const file = bundle[fileName]
        if (file?.type !== 'chunk' || file.moduleIds.includes(absolute('app/root.tsx'))) return
        for (const sheet of file.viteMetadata?.importedCss ?? []) sheets.add(sheet)
        file.imports.forEach(addSheets)
      }
      const popup = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/order-popup.tsx')),
      )
      // The server refers to the file that is written below. Without this file, an open order would be
      // displayed without styles.
      if (popup === undefined) throw new Error('order-popup.tsx is not part of the build')
      addSheets(popup.fileName)
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

/**
 * Writes `build/chunks.json`. For each script of the browser, the file lists the modules and their sizes in
 * bytes before compression.
 */
const chunkModules: Plugin = {
  name: 'chunk-modules',
  apply: 'build',
  async writeBundle(_options, bundle) {
    if (this.environment.name === 'ssr') return
    const chunks = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [
            [
              file.fileName,
              Object.entries(file.modules).map(([id, { renderedLength }]) => [relative(id), renderedLength]),
            ],
          ]
        : [],
    )
    await writeFile('build/chunks.json', JSON.stringify(Object.fromEntries(chunks), null, 1))
  },
}

const root = fileURLToPath(new URL('./', import.meta.url))
const relative = (id: string): string => id.replace(root, '')
const absolute = (path: string): string => root + path

/**
 * Modules whose functions are nearly all called by a page: some libraries, and the part of Sextant's own code
 * that every page loads.
 */
const mostlyCalled = /\/node_modules\/(react-dom|@nivo|lightweight-charts)\/|\/app\/root\.tsx/

/**
 * Modules that every page loads: the start in the browser, the routes around all pages, and the small module
 * around the first page.
 */
const aroundPages = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/routes/order/page.tsx',
  'app/routes/home/surroundings.tsx',
]
/** The page that most visitors see first. */
const firstPage = 'app/routes/home/route.tsx'

const ofFramework =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//
const ofNivo = /\/node_modules\/(@nivo\/(?!bar|pie)|d3-|lodash)|\/vendor\/react-spring-absent\//

/**
 * Puts modules that pages share into two files instead of thirty, because fewer requests are needed and
 * larger files compress better. `frame` contains what every page loads, and what the first page has in common
 * with another page. Nivo's core is separate from the charts, so that a phone evaluates it in a separate
 * task. This function names no other files of Sextant, so moving or renaming other files changes nothing.
 */
function createChunks(): ManualChunks {
  let frame: ReadonlySet<string> | undefined
  return (id, graph) => {
    if (ofFramework.test(id)) return 'framework'
    if (ofNivo.test(id)) return 'nivo'
    frame ??= modulesOfFrame(graph)
    // Packages stay where Rollup puts them. If helpers of the framework were in `frame`, the two files would
    // import each other.
    return id.startsWith(absolute('app/')) && frame.has(id) ? 'frame' : undefined
  }
}

type ManualChunks = (id: string, graph: ModuleGraph) => string | undefined
type ModuleGraph = Pick<Rollup.PluginContext, 'getModuleIds' | 'getModuleInfo'>

function modulesOfFrame(graph: ModuleGraph): ReadonlySet<string> {
  const around = staticImportsOf(aroundPages.map(absolute), graph)
  const first = staticImportsOf([absolute(firstPage)], graph)
  const others = [...graph.getModuleIds()].filter(
    (id) => graph.getModuleInfo(id)?.isEntry && !id.startsWith(absolute(firstPage)),
  )
  const elsewhere = staticImportsOf(others, graph)
  return new Set([...around, ...[...first].filter((id) => elsewhere.has(id))])
}

/**
 * Returns the ids of the given modules and of all modules that they import statically, directly or
 * indirectly. Throws if one of the given modules is not in the build.
 */
function staticImportsOf(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const entry of entries) {
    if (graph.getModuleInfo(entry) === null) throw new Error(`not part of the build: ${entry}`)
    visit(entry)
  }
  return found
}

/**
 * Functions of React Router that only warn developers of mistakes and deprecations. They contain 1 kB of
 * text.
 */
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
    chunkModules,
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    target: 'es2022',
    manifest: true,
    // Terser compresses the framework 3 kB smaller than esbuild.
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
      ...(isSsrBuild ? {} : { output: { manualChunks: createChunks() } }),
    },
  },
  // Vite must know these libraries from the start. If Vite discovered them late, it would bundle them a
  // second time with a second React.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react/jsx-runtime',
      '@remix-run/react',
      'lightweight-charts',
      '@nivo/bar',
      '@nivo/pie',
      'remix-utils/use-hydrated',
    ],
    esbuildOptions: { plugins: [refusalsKeepTheirStatusAhead] },
  },
}))

import { unusedCode } from './unused-code-patches'

/** A text of a library's file and its replacement. The text must occur exactly `times` times. */
export type Replacement = readonly [text: string, replacement: string, times: number]

/** Replacements in one file of a library, in the order in which they are made. */
export interface LibraryPatch {
  readonly library: keyof typeof patchedVersions
  /** Path of the file in the library's package. */
  readonly file: string
  readonly replacements: readonly Replacement[]
}

/**
 * Versions of the libraries for which the patches below were written. The build fails for another version:
 * compare each patch with the new version, then change the version here.
 */
export const patchedVersions = {
  '@remix-run/react': '2.17.5',
  '@remix-run/router': '1.23.3',
  'lightweight-charts': '5.2.1',
  'react-router': '6.30.4',
  'react-router-dom': '6.30.4',
} as const

/**
 * Remix decodes page data from any response. If the response does not come from Sextant (such as a proxy's
 * error page), the resulting error has no status. With this patch, Remix throws an error with the status, like
 * React Router 7. It applies to the build and to development.
 */
export const behaviourPatches: readonly LibraryPatch[] = [
  {
    library: '@remix-run/react',
    file: 'dist/esm/single-fetch.js',
    replacements: [
      [
        'let res = await fetch(url, init);',
        `let res = await fetch(url, init);
  if (res.status >= 400 && !res.headers.has('X-Remix-Response'))
    throw new UNSAFE_ErrorResponseImpl(res.status, res.statusText, null);`,
        1,
      ],
    ],
  },
]

/** Remix reads its feature flags and the kind of the page at run time. Both are known when Sextant is built. */
const remixSettings: readonly LibraryPatch[] = [
  {
    library: '@remix-run/react',
    file: 'dist/esm/browser.js',
    replacements: [
      ['window.__remixContext.future.v3_singleFetch', 'true', 4],
      ['window.__remixContext.future.v3_fetcherPersist', 'true', 1],
      ['window.__remixContext.future.v3_relativeSplatPath', 'true', 1],
      ['window.__remixContext.isSpaMode', 'false', 8],
      // Only the development server sends critical styles.
      [
        'React.useState(process.env.NODE_ENV === "development" ? window.__remixContext.criticalCss : undefined)',
        '[]',
        1,
      ],
    ],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/components.js',
    replacements: [
      ['future.v3_singleFetch', 'true', 4],
      ['isSpaMode && !isHydrated', 'false', 1],
      ['criticalCss ?', 'false ?', 1],
      // Only the server renders static pages.
      [
        'static: isStatic,\n    staticContext\n  } = useDataRouterContext()',
        '} = useDataRouterContext(), isStatic = false, staticContext',
        1,
      ],
      // Every response uses single fetch, and single fetch streams deferred data without these scripts.
      ['typeof __remixContext === "object" && __remixContext.a', 'false', 1],
    ],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/fog-of-war.js',
    replacements: [['future.v3_lazyRouteDiscovery === true && !isSpaMode', 'true', 1]],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/links.js',
    replacements: [['future.v3_singleFetch', 'true', 2]],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/routeModules.js',
    replacements: [['window.__remixContext.isSpaMode', 'false', 1]],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/routes.js',
    replacements: [
      ['future.v3_singleFetch', 'true', 1],
      ['typeof singleFetch === "function"', 'true', 1],
      ['(isSpaMode) ', '(false) ', 5],
      ['!isSpaMode', 'true', 1],
      ['lazy: isSpaMode ?', 'lazy: false ?', 1],
    ],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/scroll-restoration.js',
    replacements: [['(isSpaMode) ', '(false) ', 1]],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/single-fetch.js',
    replacements: [['!window.__remixHdrActive', 'true', 1]],
  },
]

/** Remix turns on these flags of its router. */
const routerFlags: readonly LibraryPatch[] = [
  {
    library: '@remix-run/router',
    file: 'dist/router.js',
    replacements: [
      ['future.v7_partialHydration', 'true', 5],
      ['future.v7_fetcherPersist', 'true', 5],
      ['future.v7_prependBasename', 'true', 2],
      ['future.v7_relativeSplatPath', 'true', 4],
      ['future.v7_normalizeFormMethod', 'true', 2],
      ['future.v7_skipActionErrorRevalidation', 'true', 2],
    ],
  },
  {
    library: 'react-router',
    file: 'dist/index.js',
    replacements: [
      ['router.future.v7_partialHydration', 'true', 2],
      ['router.future.v7_relativeSplatPath', 'true', 1],
      ['_future.v7_partialHydration', 'true', 1],
      ['future.v7_partialHydration', 'true', 1],
      ['future.v7_relativeSplatPath', 'true', 3],
    ],
  },
  {
    library: 'react-router-dom',
    file: 'dist/index.js',
    replacements: [
      ['router.future.v7_partialHydration', 'true', 2],
      ['router.future.v7_relativeSplatPath', 'true', 2],
    ],
  },
]

/**
 * Patches that only make the bundle of the browser smaller (by 6.6 kB after compression). They apply to the
 * build.
 */
export const sizePatches: readonly LibraryPatch[] = [...remixSettings, ...routerFlags, ...unusedCode]

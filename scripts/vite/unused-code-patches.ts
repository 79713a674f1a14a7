import type { LibraryPatch } from './library-patches'

/**
 * Checks and functions that Sextant never needs get a constant result, so that the code behind them is removed:
 * deferred data of the time before single fetch, blocked navigations, view transitions, messages for
 * developers, the error for a client loader whose route has no server loader, the fallback of pages that load
 * their first data in the browser, and pages that are prefetched as soon as their link is rendered or visible. A
 * check has only one `return`, because Rollup does not see that a second one is never reached.
 */
const unusedFunctions: readonly LibraryPatch[] = [
  {
    library: '@remix-run/react',
    file: 'dist/esm/data.js',
    replacements: [
      ['return !!((_response$headers$get =', 'return false && !!((_response$headers$get =', 1],
      ['return deferred && typeof', 'return false && typeof', 1],
    ],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/components.js',
    replacements: [
      ['if (prefetch === "render") {', 'if (false) {', 1],
      ['if (prefetch === "viewport") {', 'if (false) {', 1],
    ],
  },
  {
    // In production the server sends no names of error classes.
    library: '@remix-run/react',
    file: 'dist/esm/errors.js',
    replacements: [['if (val.__subType) {', 'if (false) {', 1]],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/fallback.js',
    replacements: [
      [
        'function RemixRootDefaultHydrateFallback() {',
        'function RemixRootDefaultHydrateFallback() { return null;',
        1,
      ],
    ],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/routes.js',
    replacements: [
      [
        'function preventInvalidServerHandlerCall(type, route, isSpaMode) {',
        'function preventInvalidServerHandlerCall(type, route, isSpaMode) { return;',
        1,
      ],
    ],
  },
  {
    library: '@remix-run/router',
    file: 'dist/router.js',
    replacements: [
      ['return result.type === ResultType.deferred;', 'return false;', 1],
      ['return deferred && typeof', 'return false && typeof', 1],
      ['function shouldBlockNavigation(_ref2) {', 'function shouldBlockNavigation(_ref2) { return;', 1],
      ['function warning(cond, message) {', 'function warning(cond, message) { return;', 1],
    ],
  },
  {
    library: 'react-router-dom',
    file: 'dist/index.js',
    replacements: [
      ['let isViewTransitionUnavailable =', 'let isViewTransitionUnavailable = true ||', 1],
      ['if (vtContext.isTransitioning && !vtContext.flushSync) {', 'if (false) {', 1],
      ['if (renderDfd && pendingState && router.window) {', 'if (false) {', 1],
      ['if (renderDfd && pendingState && state.location.key', 'if (false && state.location.key', 1],
      ['if (!vtContext.isTransitioning && interruption) {', 'if (false) {', 1],
    ],
  },
]

/**
 * The pages of Sextant submit no changes and use no fetchers: forms only change the URL, and other requests do
 * not go through the router. Browsers therefore do not need the code for submitted changes and for fetchers.
 * `tests/architecture/library-patches.test.ts` fails if a page starts to need it.
 */
const submissions: readonly LibraryPatch[] = [
  {
    library: '@remix-run/router',
    file: 'dist/router.js',
    replacements: [
      ['return validMutationMethods.has(', 'return false && validMutationMethods.has(', 1],
      ['function fetch(key, routeId, href, opts) {', 'function fetch(key, routeId, href, opts) { return;', 1],
      ['fetchLoadMatches.forEach((f, key) => {', 'false && fetchLoadMatches.forEach((f, key) => {', 1],
    ],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/routes.js',
    replacements: [
      ['dataRoute.action = (', 'dataRoute.action = true ? undefined : (', 2],
      ['if (!route.hasClientAction) {', 'if (false) {', 1],
      ['if (mod.clientAction) {', 'if (false) {', 1],
    ],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/single-fetch.js',
    replacements: [
      ['if (["POST", "PUT", "PATCH", "DELETE"].includes(request.method)) {', 'if (false) {', 1],
      ['if (fetcherKey) {', 'if (false) {', 1],
    ],
  },
  {
    library: 'react-router-dom',
    file: 'dist/index.js',
    replacements: [
      ['newState.fetchers.forEach(', 'false && newState.fetchers.forEach(', 1],
      ['deletedFetchers.forEach(', 'false && deletedFetchers.forEach(', 1],
    ],
  },
]

/** Routes export no `links`, because style sheets are imported. The same test fails if a route starts to. */
const routeLinks: readonly LibraryPatch[] = [
  {
    library: '@remix-run/react',
    file: 'dist/esm/components.js',
    replacements: [['isPageLinkDescriptor(link) ?', 'false ?', 1]],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/links.js',
    replacements: [
      [
        '(module === null || module === void 0 ? void 0 : (_module$links = module.links) === null || _module$links === void 0 ? void 0 : _module$links.call(module)) || []',
        '[]',
        1,
      ],
      ['if (!route.css && !routeModule.links ||', 'if (!route.css ||', 1],
      [
        '((_routeModule$links = routeModule.links) === null || _routeModule$links === void 0 ? void 0 : _routeModule$links.call(routeModule)) ?? []',
        '[]',
        1,
      ],
      ['!isPageLinkDescriptor(descriptor) && descriptor.rel === "stylesheet"', 'true', 1],
      ['(!link.media || window.matchMedia(link.media).matches) && ', '', 1],
      [
        'return dedupeLinkDescriptors(links.flat(1)',
        'return true ? [] : dedupeLinkDescriptors(links.flat(1)',
        1,
      ],
    ],
  },
]

/**
 * Long messages for mistakes that the type check already finds, and the stack of an error. Remix shows the stack to
 * visitors if the frame of the page fails.
 */
const messages: readonly LibraryPatch[] = [
  {
    library: '@remix-run/router',
    file: 'dist/router.js',
    replacements: [
      [`return "Cannot include a '"`, `return "invalid path" || "Cannot include a '"`, 1],
      ['errorMessage = "You made a "', 'errorMessage = "not handled" || "You made a "', 2],
    ],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/errorBoundaries.js',
    replacements: [
      ['let heyDeveloper =', 'let heyDeveloper = null &&', 1],
      ['if (isRouteErrorResponse(error)) {', 'if (false) {', 1],
      ['let errorInstance;\n  if (error instanceof Error) {', 'let errorInstance;\n  if (true) {', 1],
      [
        `style: {
      padding: "2rem",
      background: "hsla(10, 50%, 50%, 0.1)",
      color: "red",
      overflow: "auto"
    }
  }, errorInstance.stack`,
        '}, String(error)',
        1,
      ],
    ],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/components.js',
    replacements: [
      [
        'throw new Error("The route at " + _match.route.path + " returns an invalid value.',
        'throw new Error("meta" || "The route at " + _match.route.path + " returns an invalid value.',
        1,
      ],
    ],
  },
  {
    library: '@remix-run/react',
    file: 'dist/esm/routes.js',
    replacements: [[`let msg = \`Route "\${routeId}"`, `let msg = "action" || \`Route "\${routeId}"`, 1]],
  },
]

/** Patches that remove code that Sextant does not use. */
export const unusedCode: readonly LibraryPatch[] = [
  ...unusedFunctions,
  ...submissions,
  ...routeLinks,
  ...messages,
]

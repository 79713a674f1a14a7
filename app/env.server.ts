import { z } from 'zod'
import { protocolIds } from '~/domain/protocol/protocol'
import { leastRetentionDays } from '~/domain/service/least-retention'
import type { OperatorChoices } from '~/domain/service/operator'
import type { DataSource } from '~/domain/service/panel-view'
import { ownRetentionTables, type TableRetention } from '~/domain/service/table-retention'
import { isSecretText, splitSecrets } from '~/lib/text/secret-text'
import { EnvironmentInvalid } from './env/environment-invalid'
import { type GeyserNode, geyserNode, nodeSettings, type SolanaNodes, solanaNodes } from './env/node-settings'
import { deprecationsOf, operatorChoices, operatorSettings } from './env/operator-settings'
import {
  daysByTable,
  headerKey,
  httpUrl,
  oneOf,
  postgresUrl,
  publicOrigin,
  text,
  url,
  whole,
} from './env/setting-kinds'
import { type SimulatorChoices, simulatorChoices, simulatorSettings } from './env/simulator-settings'

/** Roles of a process. docs/architecture.md describes them. */
export const roles = ['all', 'web', 'indexer', 'simulator', 'migrate'] as const
export type Role = (typeof roles)[number]

const protocolList = z
  .string()
  .transform((text) => text.split(',').map((word) => word.trim()))
  .pipe(z.array(oneOf(protocolIds)).min(1))

/**
 * Schemas of all settings, by the name of the environment variable. A test compares this list with
 * docs/configuration.md.
 */
export const settingsSchema = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
  ROLE: oneOf(roles).default('all'),
  PORT: whole(0, 65_535, 3_000).optional(),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: publicOrigin('https://sextant.example').optional(),
  DATA_DIR: text.default('.data'),
  POSTGRES_BIN: text.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  REDIS_URL: url(['redis:', 'rediss:'], 'redis://host:6379').optional(),
  ...nodeSettings,
  TOKEN_API_URL: httpUrl('https://api.jup.ag').optional(),
  PRICE_API_URL: httpUrl('https://api.jup.ag').optional(),
  JUPITER_API_KEY: headerKey.optional(),
  JUPITER_REQUESTS_PER_SECOND: whole(1, 1_000, 1).optional(),
  SESSION_SECRET: z
    .string()
    .transform(splitSecrets)
    .refine(
      (secrets) => secrets.every(isSecretText),
      'must have at least 32 characters in each of its comma-separated secrets',
    )
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((word) => word.trim()))
    .pipe(
      z.array(z.union([z.cidrv4(), z.cidrv6()], { error: 'must be a list of networks such as 10.0.0.0/8' })),
    )
    .optional(),
  BACKFILL_DAYS: whole(0, 365, 31).optional(),
  INDEX_PROTOCOLS: protocolList.optional(),
  RETENTION_DAYS: whole(leastRetentionDays, 36_500, 365).optional(),
  RETENTION_DAYS_BY_TABLE: daysByTable(ownRetentionTables, leastRetentionDays, 36_500).optional(),
  ...simulatorSettings,
  MIRROR_DIR: text.optional(),
  MIRROR_MB_PER_HOUR: whole(1, 10_000_000, 2_000).default(2_000),
  MAX_STREAMS: whole(1, 1_000_000, 20_000).default(20_000),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  PRODUCT_NAME: text.max(40, 'must have at most 40 characters').default('Sextant'),
  ...operatorSettings,
})

type Settings = z.infer<typeof settingsSchema>

/**
 * Complete configuration of a process. It includes default values and values that are derived from other
 * settings.
 */
export interface Environment {
  readonly production: boolean
  readonly role: Role
  /** Port of the server; `undefined`: the default port of the role. */
  readonly port: number | undefined
  readonly host: string
  readonly publicUrl: string
  readonly dataDir: string
  /** Folder of an installed PostgreSQL for the embedded store; `undefined`: the bundled one is used. */
  readonly postgresBin: string | undefined
  readonly databaseUrl: string | undefined
  /** Solana nodes; `undefined`: the simulated cluster. */
  readonly solana: SolanaNodes | undefined
  /** Geyser node; `undefined`: the subscriptions of the Solana node are used. */
  readonly geyser: GeyserNode | undefined
  /**
   * Maximum number of calls per second that the node allows; `undefined`: the indexer's default for this kind
   * of node.
   */
  readonly rpcRequestsPerSecond: number | undefined
  /**
   * Number of days of history to load at the first start; `undefined`: a number of days that suits the node.
   */
  readonly backfillDays: number | undefined
  /** URL of the Token API; `undefined`: the Token API of the simulated cluster. */
  readonly tokenApiUrl: string | undefined
  readonly priceApiUrl: string | undefined
  /** Key for the Token API and the Price API, sent as `x-api-key`; `undefined`: no key is sent. */
  readonly jupiterApiKey: string | undefined
  /**
   * Maximum number of requests per second to the Token API and the Price API together; `undefined`: the
   * indexer's default for this host.
   */
  readonly jupiterRequestsPerSecond: number | undefined
  readonly protocols: Settings['INDEX_PROTOCOLS']
  readonly simulator: SimulatorChoices
  readonly dataSource: DataSource
  /** URL of a database replica from which pages and API may read. */
  readonly databaseReadUrl: string | undefined
  /** URL of the Redis server that carries notifications and rate limit buckets between many web processes. */
  readonly redisUrl: string | undefined
  readonly maxStreams: number
  /** Age at which events and samples are deleted, days; `undefined`: they are never deleted. */
  readonly retentionDays: number | undefined
  /** The same for single tables. Tables that are not in it have `retentionDays`. */
  readonly tableRetention: TableRetention
  /** Folder of the daily Parquet files; `undefined`: there are none. */
  readonly mirrorDir: string | undefined
  /** Volume of daily files that one address or key may download, megabytes (10^6 bytes) per hour. */
  readonly mirrorMegabytesPerHour: number
  /** Networks of proxies whose `X-Forwarded-For` header is trusted. */
  readonly trustedProxies: readonly string[]
  /**
   * Token that gives read access to `/metrics` from any address. `undefined`: only clients in the private
   * network have read access.
   */
  readonly metricsToken: string | undefined
  readonly productName: string
  readonly operator: OperatorChoices
  /** Sentences about settings that are set and will be removed. They are logged at the start. */
  readonly deprecations: readonly string[]
  /**
   * Secrets for the signatures of cookies. The first one signs, all of them are accepted. `undefined`: a secret
   * is created and stored in the data folder.
   */
  readonly sessionSecrets: readonly string[] | undefined
}

/** Default port of the web role. */
export const defaultWebPort = 3_000

/** Jupiter's host of the Token API and the Price API. It responds with status 401 if no key is sent. */
const jupiterApi = 'https://api.jup.ag'

/**
 * Reads and checks all settings. `argument` is the first word of the command line. It is the role of the
 * process and overrides `ROLE`. Throws `EnvironmentInvalid`.
 */
export function readEnvironment(
  argument?: string,
  source: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settingsSchema.safeParse(argument === undefined ? set : { ...set, ROLE: argument })
  if (!parsed.success)
    throw new EnvironmentInvalid(parsed.error.issues.map((issue) => sentence(issue, set)).join('\n'))
  return derive(parsed.data)
}

/**
 * Returns the environment variables for a child process: those of the current process, with `overrides`
 * applied.
 */
export function childEnvironment(overrides: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...overrides }
}

function derive(settings: Settings): Environment {
  const { SOLANA_RPC_URL: rpcUrl, SIMULATOR_FIXTURES: fixtures } = settings
  const port = settings.PORT
  return {
    production: settings.NODE_ENV === 'production',
    role: settings.ROLE,
    port,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${port ?? defaultWebPort}`,
    dataDir: settings.DATA_DIR,
    postgresBin: settings.POSTGRES_BIN,
    databaseUrl: settings.DATABASE_URL,
    solana: solanaNodes(settings),
    geyser: geyserNode(settings),
    rpcRequestsPerSecond: settings.RPC_REQUESTS_PER_SECOND,
    backfillDays: settings.BACKFILL_DAYS,
    tokenApiUrl: settings.TOKEN_API_URL ?? (rpcUrl === undefined ? undefined : jupiterApi),
    priceApiUrl: settings.PRICE_API_URL ?? (rpcUrl === undefined ? undefined : jupiterApi),
    jupiterApiKey: settings.JUPITER_API_KEY,
    jupiterRequestsPerSecond: settings.JUPITER_REQUESTS_PER_SECOND,
    protocols: settings.INDEX_PROTOCOLS,
    simulator: simulatorChoices(settings),
    dataSource: rpcUrl !== undefined ? 'live' : fixtures !== undefined ? 'fixtures' : 'simulated',
    databaseReadUrl: settings.DATABASE_READ_URL,
    redisUrl: settings.REDIS_URL,
    maxStreams: settings.MAX_STREAMS,
    retentionDays: settings.RETENTION_DAYS,
    tableRetention: settings.RETENTION_DAYS_BY_TABLE ?? {},
    mirrorDir: settings.MIRROR_DIR,
    mirrorMegabytesPerHour: settings.MIRROR_MB_PER_HOUR,
    trustedProxies: settings.TRUST_PROXY ?? [],
    metricsToken: settings.METRICS_TOKEN,
    productName: settings.PRODUCT_NAME,
    operator: operatorChoices(settings, rpcUrl !== undefined),
    deprecations: deprecationsOf(settings),
    sessionSecrets: settings.SESSION_SECRET,
  }
}

function sentence(issue: z.core.$ZodIssue, set: Readonly<Record<string, unknown>>): string {
  const name = String(issue.path[0])
  const secret = /_(?:SECRET|TOKEN|URL|KEY|HEADERS)$/.test(name)
  const found = secret || set[name] === undefined ? '' : ` (it is "${String(set[name])}")`
  return `${name} ${issue.message}${found}: correct it or unset it.`
}

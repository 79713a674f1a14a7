import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '~/http/prometheus-metrics'
import { engineFlags } from '~/process/child'

const read = (path: string) => readFileSync(path, 'utf8')

interface Service {
  readonly image: string
  readonly command?: readonly string[]
  readonly entrypoint?: readonly string[]
  readonly profiles?: readonly string[]
  readonly env_file?: string
  readonly environment?: Readonly<Record<string, string | null>>
  readonly depends_on?: Readonly<Record<string, unknown>> | readonly string[]
  readonly networks: readonly string[]
  readonly ports?: readonly string[]
  readonly read_only?: boolean
  readonly init?: boolean
  readonly cap_drop?: readonly string[]
  readonly volumes?: readonly string[]
}

const compose: {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: {
    readonly inside: { readonly ipam: { readonly config: readonly { subnet: string }[] } }
  }
} = parse(read('compose.yaml'), { merge: true })
const services = Object.entries(compose.services)
const own = services.filter(([, { image }]) => image === 'sextant')

/** Names of all settings, read from their schemas. */
const settings = new Set(
  ['app/env.server.ts', ...readdirSync('app/env').map((file) => `app/env/${file}`)].flatMap((file) =>
    [...read(file).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name),
  ),
)

test('compose.yaml sets only existing settings and starts only existing roles', () => {
  expect(own.map(([name]) => name)).toEqual(['indexer', 'web1', 'web2', 'tools'])
  for (const [name, { environment, command }] of own) {
    expect([name, Object.keys(environment ?? {}).filter((setting) => !settings.has(setting))]).toEqual([
      name,
      [],
    ])
    if (name !== 'tools') expect(['web', 'indexer']).toContain(command?.[0])
  }
})

test('the image starts a role with the engine flags of `npm start`', () => {
  const [, words = '[]'] = /^ENTRYPOINT (.+)$/m.exec(read('Dockerfile')) ?? []
  const command = ['node', '--enable-source-maps', ...engineFlags, 'build/server.js']
  expect(JSON.parse(words)).toEqual(['tini', '-s', '--', ...command])
  expect(read('docs/production.md')).toContain([...command, 'indexer'].join(' '))
})

test('web processes publish the folder that the mirror writes, without the right to change it', () => {
  for (const name of ['web1', 'web2', 'tools']) {
    const { environment, volumes = [] } = compose.services[name] ?? {}
    const ours = volumes.filter((volume) => volume.includes(`:${environment?.MIRROR_DIR}`))
    expect([name, ours]).toEqual([name, [name === 'tools' ? './mirror:/mirror' : './mirror:/mirror:ro']])
  }
})

test('all services of Sextant read .env, except for the addresses of each other', () => {
  for (const [name, { env_file: file, environment }] of own) {
    expect([name, file]).toEqual([name, '.env'])
    expect([name, Object.keys(environment ?? {})]).toEqual([
      name,
      expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'HOST', 'PORT']),
    ])
  }
  expect(read('deploy/Caddyfile')).toContain(`web1:${compose.services.web1?.environment?.PORT}`)
})

test('the image contains the commands that the documentation and compose.yaml name', () => {
  const [, built = ''] = /const commands = \[(.+)\]/.exec(read('scripts/lib/build.mjs')) ?? []
  const named = ['docs/production.md', 'compose.yaml'].flatMap((file) =>
    [...read(file).matchAll(/build\/cli\/(\w+)\.mjs/g)].map(([, name]) => name),
  )
  expect(new Set(named)).toEqual(new Set([...built.matchAll(/\w+/g)].map(([name]) => name)))
  expect(compose.services.tools).toMatchObject({ entrypoint: ['node'], profiles: ['tools'] })
  expect(read('docs/production.md')).not.toContain('npm run inspect')
})

test('every service waits only for existing services, and only the proxy has public ports', () => {
  const names = new Set(services.map(([name]) => name))
  for (const [name, { depends_on: needs = [], ports, networks }] of services) {
    const needed = Array.isArray(needs) ? needs : Object.keys(needs)
    expect([name, needed.filter((other) => !names.has(other))]).toEqual([name, []])
    expect([name, ports !== undefined]).toEqual([name, name === 'proxy'])
    expect(networks).toEqual(['inside'])
  }
})

test('services of Sextant run without privileges and trust only the proxy’s network', () => {
  for (const [, service] of own) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(compose.services.web1?.environment?.TRUST_PROXY).toBe(compose.networks.inside.ipam.config[0]?.subnet)
  expect(compose.services.web2).toEqual(compose.services.web1)
  const dockerfile = read('Dockerfile')
  const [, stage] = dockerfile.split(/^FROM node:24-slim$/m)
  expect(stage).toMatch(/^USER node$/m)
  expect(stage).toMatch(/^CMD \["web"\]$/m)
})

test('a container has an init process that reaps ended processes, with and without Compose', () => {
  const [, stage = ''] = read('Dockerfile').split(/^FROM node:24-slim$/m)
  expect(stage).toMatch(/^RUN apt-get update && apt-get install .*\btini\b/m)
  expect(stage).toMatch(/^ENTRYPOINT \["tini", "-s", "--", "node", /m)
  for (const [name, { init }] of own) expect([name, init]).toEqual([name, true])
})

test('the build context contains all sources and no build results', () => {
  const ignored = new Set(read('.dockerignore').split('\n').filter(Boolean))
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(?!\. )(.+) \S+$/gm)].flatMap(
    ([, paths]) => paths?.split(' ') ?? [],
  )
  const packages = ['package.json', 'package-lock.json', 'vendor']
  expect(copied).toEqual([...packages, ...packages, 'scripts'])
  for (const path of [
    ...copied,
    'app',
    'public',
    'scripts',
    'server.ts',
    'vite.config.ts',
    'remix.config.js',
    'tsconfig.json',
  ])
    expect([path, ignored.has(path)]).toEqual([path, false])
  for (const path of ['.git', 'node_modules', '.data', 'build']) expect(ignored).toContain(path)
})

test('the proxy uses all web processes, does not buffer streams and hides the metrics', () => {
  const caddyfile = read('deploy/Caddyfile')
  const [, upstreams] = /reverse_proxy (.+) \{/.exec(caddyfile) ?? []
  const web = own.filter(([, { command }]) => command?.[0] === 'web').map(([name]) => `${name}:3000`)
  expect(upstreams?.split(' ')).toEqual(web)
  expect(caddyfile).toContain('flush_interval -1')
  expect(caddyfile).toMatch(/@inside path \/metrics\n\trespond @inside 404/)
  // The braces in the configuration of the proxy must be balanced.
  expect(caddyfile.match(/\{(?!\$)/g)).toHaveLength((caddyfile.match(/(?<!\$\w+)\}/g) ?? []).length)
})

test('the dashboard and the alerts use existing metrics and counters', async () => {
  const status = { state: 'down', uptime: undefined, sources: [], prices: [], incidents: [] } as const
  const metrics = createMetrics({
    context: {
      live: { streamCount: 0, maxStreams: 1 },
      access: { countBuckets: () => 0 },
      queries: {
        getStatus: async () => ({
          ...status,
          eventsPerSecond: undefined,
          failuresPerMinute: undefined,
          quarantinedPerMinute: undefined,
        }),
        getHealth: async () => ({ ready: true, reason: undefined, sources: [], history: [] }),
        countCache: () => ({ kept: 0, weight: 0, hits: 0, loads: 0 }),
      },
    },
    loopDelayMs: () => 0,
  })
  const known = new Set(
    [...(await metrics.render()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name]) => name),
  )
  const dashboard: {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  } = JSON.parse(read('deploy/grafana.json'))
  const alerts: { readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[] } =
    parse(read('deploy/alerts.yaml'))
  const requested = [
    ...dashboard.panels.flatMap(({ targets }) => targets),
    ...alerts.groups.flatMap(({ rules }) => rules),
  ].flatMap(({ expr }) => expr.match(/\b(?:sextant|process)_\w+/g) ?? [])
  expect(requested.length).toBeGreaterThan(20)
  expect(
    requested.filter((name) => !known.has(name.replace(/_(?:bucket|sum|count)$/, '')) && !known.has(name)),
  ).toEqual([])
})

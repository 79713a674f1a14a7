import { expect, test } from 'vitest'
import { checkSource } from './check'
import { checkFolderSizes } from './sizes'

/**
 * One planted violation per rule, each with a similar correct file. Shows that the checker finds violations
 * and reports nothing else.
 */
const planted: readonly { rule: string; file: string; text: string; lawful: string }[] = [
  {
    rule: 'package',
    file: 'app/solana/signature.ts',
    text: `import bs58 from 'bs58'`,
    lawful: `import { decodeBase58 } from '~/lib/base58'`,
  },
  {
    rule: 'package',
    file: 'app/auth/own-page.server.ts',
    text: `import { fetchSite } from 'remix-utils/sec-fetch'`,
    lawful: `import { createCookie } from '@remix-run/node'`,
  },
  {
    rule: 'arrow',
    file: 'app/queries/orders/orders.server.ts',
    text: `import { createIndexer } from '~/indexer/indexer'`,
    lawful: `import { readOrders } from '~/store/read-orders'`,
  },
  {
    rule: 'arrow',
    file: 'app/api/api.server.ts',
    text: `import type { PageContext } from '~/context.server'`,
    lawful: `import type { Queries } from '~/queries/queries.server'`,
  },
  {
    rule: 'arrow',
    file: 'app/domain/order/order.ts',
    text: `export { pool } from '~/store/postgres/pool'`,
    lawful: `export { systemClock } from '~/lib/clock'`,
  },
  {
    rule: 'arrow',
    file: 'app/shared/orders/order-table.tsx',
    text: `const page = await import('~/queries/orders.server')`,
    lawful: `const card = await import('~/ui/card')`,
  },
  {
    rule: 'sibling',
    file: 'app/protocols/jupiter-dca/decode.ts',
    text: `import { layout } from '../kamino-limit/layout'`,
    lawful: `import { ok } from '../protocol'`,
  },
  {
    rule: 'sibling',
    file: 'app/protocols/jupiter-dca/decode.ts',
    text: `import { nameLength } from '../perps/layout'`,
    lawful: `import { ok } from '../protocol'`,
  },
  {
    rule: 'sibling',
    file: 'app/protocols/velocity-perps/decode.ts',
    text: `import { driftLayout } from '../drift-perps/layout'`,
    lawful: `import { nameLength } from '../perps/layout'`,
  },
  {
    rule: 'sibling',
    file: 'app/protocols/perps/decode.ts',
    text: `import { driftLayout } from '../drift-perps/layout'`,
    lawful: `import { nameLength } from './layout'`,
  },
  {
    rule: 'arrow',
    file: 'app/shared/orders/order-table.tsx',
    text: `import { Page } from '~/features/overview/route'`,
    lawful: `import { Table } from '~/ui/table/table'`,
  },
  {
    rule: 'arrow',
    file: 'app/ui/table/table.tsx',
    text: `import { TokenLogo } from '~/shared/marks/token-logo'`,
    lawful: `import { Icon } from '../marks/icon'`,
  },
  {
    rule: 'arrow',
    file: 'app/features/overview/top-tokens.tsx',
    text: `import { listOrders } from '~/queries/orders.server'`,
    lawful: `import { OrderTable } from '~/shared/orders/order-table'`,
  },
  {
    rule: 'sibling',
    file: 'app/features/overview/route.tsx',
    text: `import { TokenTable } from '../tokens/token-table'`,
    lawful: `import { styles } from './overview.css'`,
  },
  {
    rule: 'server-door',
    file: 'app/features/overview/route.tsx',
    text: `import { cache } from '~/queries/cache'`,
    lawful: `import { listOrders } from '~/queries/orders.server'`,
  },
  {
    rule: 'package',
    file: 'app/features/overview/route.tsx',
    text: `import pg from 'pg'`,
    lawful: `import { json } from '@remix-run/node'`,
  },
  {
    rule: 'package',
    file: 'app/domain/format/format.ts',
    text: `import { readFileSync } from 'node:fs'`,
    lawful: `import { invariant } from '~/lib/invariant'`,
  },
  {
    rule: 'package',
    file: 'sdk/typescript/src/client.ts',
    text: `import { z } from 'zod'`,
    lawful: `import { request } from './request.ts'`,
  },
  {
    rule: 'arrow',
    file: 'sdk/typescript/src/client.ts',
    text: `import type { DcaOrderWire } from '../../../app/contracts/order'`,
    lawful: `import type { components } from './schema.generated.ts'`,
  },
  {
    rule: 'any',
    file: 'app/lib/result.ts',
    text: 'export function read(value: any) { return value }',
    lawful: 'export function read(value: unknown) { return value }',
  },
  {
    rule: 'environment',
    file: 'app/store/postgres/pool.ts',
    text: 'export const url = process.env.DATABASE_URL',
    lawful: 'export const url = process.argv[2]',
  },
  {
    rule: 'empty-catch',
    file: 'app/lib/result.ts',
    text: 'try { run() } catch {}',
    lawful: 'try { run() } catch (error) { report(error) }',
  },
  {
    rule: 'sql',
    file: 'app/queries/orders/orders.server.ts',
    text: 'export const text = `select key from dca_order`',
    lawful: `export const text = 'Select a market'`,
  },
  {
    rule: 'protocol-name',
    file: 'app/queries/orders/orders.server.ts',
    text: `export const isDca = protocol === 'jupiter-dca'`,
    lawful: `export const isDca = isOfKind(protocol, 'dca')`,
  },
  {
    rule: 'protocol-name',
    file: 'app/store/read-orders.ts',
    text: `export const text = \`select key from fill where at > \${at} and protocol = 'kamino-limit'\``,
    lawful: `export const text = \`select key from fill where at > \${at} and \${eventVenueIs('kamino')}\``,
  },
  {
    rule: 'protocol-name',
    file: 'app/store/read-orders.ts',
    text: `export const text = \`select key from limit_order where venue = 'kamino' and key > \${key}\``,
    lawful: `export const text = \`select key from limit_order where \${venueIs('kamino')} and key > \${key}\``,
  },
  {
    rule: 'venue-comparison',
    file: 'app/features/order/read-order.server.ts',
    text: `export const isOnKamino = orderVenueOf(limit.protocol) === 'kamino'`,
    lawful: `export const isOnKamino = tab === 'kamino'`,
  },
  {
    rule: 'venue-comparison',
    file: 'app/store/read/read-orders.ts',
    text: `export function tableOf(list: List) { switch (list.venue) { case 'dca': return 'dca_order' } }`,
    lawful: `export const tableOf = (list: List) => (isDcaVenue(list.venue) ? 'dca_order' : 'limit_order')`,
  },
  {
    rule: 'protocol-name',
    file: 'app/protocols/jupiter-limit/index.ts',
    text: `export const source = 'events:jupiter-limit-v1'`,
    lawful: `export const source = 'events:jupiter-limit'`,
  },
  {
    rule: 'protocol-name',
    file: 'app/indexer/sources/events/events.ts',
    text: `export interface Fill { protocol: 'drift-perps' }`,
    lawful: `export { driftProgramId } from '~/protocols/drift-perps/layout'`,
  },
  {
    rule: 'moved-key',
    file: 'app/lib/recent.ts',
    text: 'export function touch(key: string) {\n  entries.delete(key)\n  entries.set(key, now())\n}',
    lawful: 'export function rename(key: string) {\n  entries.delete(key)\n  entries.set(other, now())\n}',
  },
  {
    rule: 'raw-html',
    file: 'app/shared/marks/name.tsx',
    text: 'export const Name = () => <b dangerouslySetInnerHTML={{ __html: name }} />',
    lawful: `export const Name = () => <><b>{name}</b><i dangerouslySetInnerHTML={{ __html: '' }} /></>`,
  },
  {
    rule: 'module-mock',
    file: 'app/shared/shell/footer.test.tsx',
    text: `vi.mock('~/ui/controls/link', () => ({ Link: 'a' }))`,
    lawful: `const html = renderToStaticMarkup(<PageAt path="/"><Footer /></PageAt>)`,
  },
  {
    rule: 'module-mock',
    file: 'tests/contract/stream.test.ts',
    text: `vi.doMock('~/lib/clock', () => ({ systemClock }))`,
    lawful: 'const stream = createStream({ clock: { now: vi.fn() } })',
  },
  {
    rule: 'function-size',
    file: 'app/lib/long.ts',
    text: `export function long() {\n${'  step()\n'.repeat(40)}}`,
    lawful: `export function fits() {\n${'  step()\n'.repeat(38)}}`,
  },
  {
    rule: 'file-size',
    file: 'app/lib/long.ts',
    text: 'step()\n'.repeat(251),
    lawful: 'step()\n'.repeat(250),
  },
  {
    rule: 'file-size',
    file: 'app/features/overview/route.tsx',
    text: 'step()\n'.repeat(121),
    lawful: 'step()\n'.repeat(120),
  },
  {
    rule: 'file-size',
    file: 'scripts/long.mjs',
    text: '// Why it is long.\n\n'.repeat(126),
    lawful: '// Why it is long.\n\n'.repeat(125),
  },
  {
    rule: 'file-size',
    file: 'app/lib/long.test.ts',
    text: 'step()\n'.repeat(401),
    lawful: 'step()\n'.repeat(400),
  },
  {
    rule: 'file-size',
    file: 'tests/e2e/long.spec.ts',
    text: 'step()\n'.repeat(401),
    lawful: 'step()\n'.repeat(400),
  },
]

test.each(planted)(
  'the checker finds a planted violation of $rule in $file',
  ({ rule, file, text, lawful }) => {
    expect(checkSource(file, text).map((violation) => violation.rule)).toContain(rule)
    expect(checkSource(file, lawful)).toEqual([])
  },
)

const folderOf = (...names: readonly string[]) => names.map((name) => `app/lib/${name}`)
const sources = (count: number) => Array.from({ length: count }, (_, number) => `source-${number}.ts`)

test('the checker finds a folder with too many source files', () => {
  expect(checkFolderSizes(folderOf(...sources(26)))).toEqual([
    { file: 'app/lib', line: 1, rule: 'folder-size', detail: '26 source files, at most 25' },
  ])
})

test('tests, styles, fixtures, migrations and subfolders do not count for the size of a folder', () => {
  const others = [
    'a.test.ts',
    'a.case.ts',
    'a.fixture.ts',
    'a.bench.ts',
    'a.spec.ts',
    'a.fault.ts',
    'a.css.ts',
  ]
  const below = ['fixtures/a.ts', 'migrations/0001.ts', 'drawer/a.ts']
  expect(checkFolderSizes(folderOf(...sources(25), ...others, ...below))).toEqual([])
})

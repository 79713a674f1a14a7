import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { openServer } from '../helpers/web/web-server'
import { heartbeatOf, stranger } from './seed'

const sources = ['accounts:drift-perps', 'accounts:jupiter-dca', 'accounts:jupiter-limit']
const keyed = [
  '/api/drift/markets/NOSUCH',
  '/api/drift/trades?market=NOSUCH',
  `/api/drift/accounts/${stranger}`,
  `/api/tokens/${mints.JitoSOL}`,
  `/api/orders/${stranger}/fills`,
]

/** Responses with sums, which would be 0 or the sum of a part. */
const sums = [
  '/api/drift/markets/stats',
  '/api/perps/markets/stats',
  '/api/dca/pressure',
  `/api/limit/depth?tokenMint=${mints.wSOL}`,
  `/api/traders/${stranger}`,
]

test('reports an unknown key as loading until the sources have read the chain once, and no sums', async () => {
  const { origin, writer, keyed: headers } = await openServer()
  const request = (path: string) => fetch(origin + path, { headers })
  const loading = { state: 'snapshot', committedSlot: undefined, blockTime: undefined } as const
  await writer.heartbeat(sources.map((source) => ({ ...heartbeatOf(source), ...loading })))
  for (const path of [...keyed, ...sums]) {
    const response = await request(path)
    const { code, detail } = await response.json()
    expect([path, response.status, code]).toEqual([path, 503, 'source_unavailable'])
    expect(response.headers.get('retry-after')).toBe('5')
    expect(detail).toBe('The current chain state is still loading.')
  }
  await writer.heartbeat(sources.map(heartbeatOf))
  const statusOf = async (path: string) => (await request(path)).status
  for (const path of keyed) await expect.poll(() => statusOf(path), { message: path }).toBe(404)
  for (const path of sums) await expect.poll(() => statusOf(path), { message: path }).toBe(200)
})

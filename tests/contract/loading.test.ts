import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { openServer } from '../helpers/web/web-server'
import { heartbeatOf, stranger } from './seed'

const sources = ['accounts:drift-perps', 'accounts:jupiter-dca']
const paths = [
  '/api/drift/markets/NOSUCH',
  '/api/drift/trades?market=NOSUCH',
  `/api/drift/accounts/${stranger}`,
  `/api/tokens/${mints.JitoSOL}`,
  `/api/orders/${stranger}/fills`,
]

test('reports an unknown key as loading until the sources have read the chain once', async () => {
  const { origin, writer, keyed } = await openServer()
  const request = (path: string) => fetch(origin + path, { headers: keyed })
  const loading = { state: 'snapshot', committedSlot: undefined, blockTime: undefined } as const
  await writer.heartbeat(sources.map((source) => ({ ...heartbeatOf(source), ...loading })))
  for (const path of paths) {
    const response = await request(path)
    const { code, detail } = await response.json()
    expect([path, response.status, code]).toEqual([path, 503, 'source_unavailable'])
    expect(response.headers.get('retry-after')).toBe('5')
    expect(detail).toBe('The current chain state is still loading.')
  }
  await writer.heartbeat(sources.map(heartbeatOf))
  for (const path of paths) {
    await expect.poll(async () => (await request(path)).status, { message: path }).toBe(404)
  }
})

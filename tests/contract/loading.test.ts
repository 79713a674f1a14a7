import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { openServer } from '../helpers/web/web-server'
import { heartbeatOf, seed, stranger } from './seed'

test('reports an unknown key as loading until the sources have read the chain once', async () => {
  const { origin, writer, keyed } = await openServer()
  await seed(writer)
  const loading = { state: 'snapshot', committedSlot: undefined, blockTime: undefined } as const
  await writer.heartbeat(
    ['accounts:drift-perps', 'accounts:jupiter-dca'].map((source) => ({
      ...heartbeatOf(source),
      ...loading,
    })),
  )
  const request = (path: string) => fetch(origin + path, { headers: keyed })
  for (const path of [
    '/api/drift/markets/NOSUCH',
    '/api/drift/trades?market=NOSUCH',
    `/api/drift/accounts/${stranger}`,
    `/api/tokens/${mints.JitoSOL}`,
    `/api/orders/${stranger}/fills`,
    `/api/resolve?id=${stranger}`,
  ]) {
    const response = await request(path)
    const { code, detail } = await response.json()
    expect([path, response.status, code]).toEqual([path, 503, 'source_unavailable'])
    expect(response.headers.get('retry-after')).toBe('5')
    expect(detail).toBe('The current chain state is still loading.')
  }
  // What is stored is already known.
  expect((await request(`/api/tokens/${mints.USDC}`)).status).toBe(200)
})

import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { readOrder } from '~/features/order/read-order.server'
import { panelReaders } from '~/features/overview/read-overview-panels.server'
import { readTokens } from '~/features/tokens/read-tokens.server'
import { isoTime } from '../helpers/web/iso-time'
import {
  dcaKey,
  kaminoKey,
  limitKey,
  market,
  now,
  reportAges,
  shareInsightWorld,
  wallet,
} from './insight-world'

const { web } = shareInsightWorld()

test('dates a response, and a page, by the oldest source that it uses', async () => {
  const ageOf = async (path: string) => {
    const { headers } = await web.get(path)
    return [path, headers.get('x-data-time'), headers.get('x-data-slot')]
  }
  const iso = (seconds: number) => isoTime(now - seconds)
  const expectAge = (path: string, seconds: number) =>
    expect.poll(() => ageOf(path), { message: path }).toEqual([path, iso(seconds), String(9_000 - seconds)])
  for (const path of [`/api/orders/${dcaKey}/fills`, `/api/resolve/${dcaKey}`]) await expectAge(path, 10)
  for (const path of [`/api/orders/${limitKey}/fills`, `/api/resolve/${limitKey}`]) await expectAge(path, 20)
  for (const path of [`/api/orders/${kaminoKey}/fills`, `/api/resolve/${kaminoKey}`])
    await expectAge(path, 600)
  await expectAge(`/api/resolve/${market}`, 30)
  for (const path of [
    `/api/resolve/${wallet}`,
    '/api/trades/top/filled',
    '/api/tokens',
    `/api/tokens/${mints.wSOL}`,
    '/api/search?search=SOL',
    `/api/ohlc/tokens/${mints.wSOL}/1m/latest`,
    `/api/limit/depth?tokenMint=${mints.wSOL}`,
  ])
    await expectAge(path, 600)

  const page = { ...web.context, cspNonce: '' }
  const dataTimes = [
    await readOrder(page, limitKey),
    await readOrder(page, kaminoKey),
    await panelReaders.trades(page),
    (await readTokens(page, new URLSearchParams())).answer,
  ].map((panel) => panel?.meta.dataTime)
  expect(dataTimes).toEqual([now - 20, now - 600, now - 600, now - 600])
})

test('keeps the data time of a cached sum', async () => {
  const timeOf = async (path: string) => (await web.get(path)).headers.get('x-data-time')
  const [sum, list] = ['/api/trades/top/filled', '/api/dca/all']
  await timeOf(sum)
  await reportAges(web.writer, { 'jupiter-dca': 1, 'jupiter-limit': 1, 'kamino-limit': 1, 'drift-perps': 1 })
  await expect.poll(() => timeOf(list)).toBe(isoTime(now - 1))
  expect(await timeOf(sum)).toBe(isoTime(now - 600))
})

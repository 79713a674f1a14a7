import { expect, onTestFinished, test, vi } from 'vitest'
import { mints } from '~/domain/token/mints'
import { systemClock } from '~/lib/clock'
import { createFixtureLedger } from '~/simulator/fixture-ledger'
import { createIndexedChain } from '../../helpers/nodes/indexed-chain'
import { serveJupiter } from '../../helpers/nodes/jupiter-stub'

test('without a key, real accounts give names, decimals and the price of dollar coins', async () => {
  const jupiter = await serveJupiter({ requiredKey: 'a-key-of-some-plan-0123456789' })
  const ledger = createFixtureLedger({ folder: 'tests/fixtures/chain', clock: systemClock })
  const chain = await createIndexedChain(ledger, { tokenApiUrl: jupiter.url, priceApiUrl: jupiter.url })
  onTestFinished(async () => {
    await chain.stop()
    ledger.stop()
  })
  chain.startIndexer()
  const read = async (mint: string) => {
    const { rows } = await chain.database.pool.query(
      `select decimals, price_usd, price_source, price_at >= extract(epoch from now()) - 600 as is_current
        from token where mint = $1`,
      [mint],
    )
    return rows[0]
  }
  await vi.waitFor(
    async () =>
      expect(await read(mints.USDC)).toEqual({
        ...{ decimals: 6, price_usd: 1, price_source: 'dollar', is_current: true },
      }),
    { timeout: 60_000, interval: 500 },
  )
  // The oracle prices of the recorded markets are months old, so they must not count.
  expect((await read(mints.JitoSOL))?.price_usd ?? null).toBeNull()
})

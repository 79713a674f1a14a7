import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import { readToken } from '~/features/token/read-token.server'
import { createTestWallet } from '../helpers/web/test-wallet'
import { clockAt, openWeb } from '../helpers/web/web-context'
import { batchOf } from '../helpers/world/states'
import { now, seed } from './seed'

test('links a token to its perp market, but not one that only shares the symbol', async () => {
  const web = await openWeb({ clock: clockAt(now) })
  await seed(web.writer)
  const fakes = [
    { mint: trustedAddress(createTestWallet(1).address), symbol: 'SOL' },
    // The symbol of this token is the index of a market, by which a market can also be found.
    { mint: trustedAddress(createTestWallet(2).address), symbol: '0' },
  ]
  await web.writer.write(
    batchOf({ tokens: fakes.map((fake) => ({ ...fake, name: 'Solana', verified: false, at: now - 57 })) }),
  )
  const marketOf = async (mint: string) => {
    const found = await readToken({ ...web.context, cspNonce: '' }, mint, new URLSearchParams())
    return found.missing ?? found.perps.market
  }
  expect(await marketOf(mints.wSOL)).toBe('SOL-PERP')
  for (const { mint } of fakes) expect(await marketOf(mint)).toBeNull()
})

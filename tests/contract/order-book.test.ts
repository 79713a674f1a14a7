import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import type { LimitOrderState } from '~/domain/order/order'
import { mints } from '~/domain/token/mints'
import { clockAt, openWeb } from '../helpers/web/web-context'
import { addressOf, batchOf, limitState } from '../helpers/world/states'

const now = 1_700_000_100

/** Returns an order that sells 2 SOL for USDC at a price. */
function sell(name: string, price: number, over: Partial<LimitOrderState> = {}) {
  return limitState({
    protocol: 'kamino-limit',
    key: addressOf(name),
    maker: addressOf(`maker of ${name}`),
    inputMint: mints.wSOL,
    outputMint: mints.USDC,
    initialInputRaw: 2_000_000_000n,
    remainingInputRaw: 2_000_000_000n,
    expectedOutputRaw: BigInt(price * 2_000_000),
    ...over,
  })
}

/** Returns a half-filled order that buys 2 SOL with USDC at a price. */
function buy(name: string, price: number) {
  const usdcRaw = BigInt(price * 2_000_000)
  return sell(name, price, {
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    initialInputRaw: usdcRaw,
    remainingInputRaw: usdcRaw / 2n,
    expectedOutputRaw: 2_000_000_000n,
  })
}

test('the book has each Kamino order that anyone can fill now as one level', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  const orders = [
    sell('ask', 151.5),
    sell('crossed ask', 149),
    buy('bid', 149.25),
    sell('jupiter', 150, { protocol: 'jupiter-limit' }),
    sell('in a flash', 150, { midFlash: true }),
    sell('for one taker', 150, { counterparty: addressOf('friend') }),
    sell('expired', 150, { expiresAt: now }),
    sell('filled', 150, { remainingInputRaw: 0n, accountStatus: 'filled' }),
    sell('dust', 150, { remainingInputRaw: 999_999n }),
    sell('another pair', 150, { outputMint: mints.USDT }),
  ]
  await writer.write(batchOf({ accounts: orders.map((state) => ({ state, slot: 100, at: now - 50 })) }))
  const response = await get('/api/kamino/orderbook/sol-usdc')
  const level = (name: string, price: number, size: number, crossed: boolean) => ({
    price,
    size,
    trader: addressOf(`maker of ${name}`),
    publicKey: addressOf(name),
    crossed,
  })
  const book = endpoints.kaminoBook.answer.parse(await response.json())
  expect(book.bids).toEqual([level('bid', 149.25, 1, true)])
  expect(book.asks).toEqual([level('crossed ask', 149, 2, true), level('ask', 151.5, 2, false)])
  const bidder = addressOf('maker of bid')
  expect(Object.keys(book.traders)).toHaveLength(3)
  expect(book.traders[bidder]).toBe(`${bidder.slice(0, 4)}…${bidder.slice(-4)}`)

  const table = await get('/api/kamino/orderbook/sol-usdc?format=csv')
  expect(table.headers.get('content-disposition')).toBe(
    'attachment; filename="kamino-orderbook-sol-usdc.csv"',
  )
  expect((await table.text()).trimEnd().split('\r\n')).toEqual([
    'side,price,size,trader,publicKey,crossed',
    `bid,149.25,1,${bidder},${addressOf('bid')},true`,
    `ask,149,2,${addressOf('maker of crossed ask')},${addressOf('crossed ask')},true`,
    `ask,151.5,2,${addressOf('maker of ask')},${addressOf('ask')},false`,
  ])
  const exact = await get('/api/kamino/orderbook/sol-usdc?numbers=string', {
    Accept: 'application/x-ndjson',
  })
  expect(JSON.parse((await exact.text()).split('\n')[0] ?? '')).toEqual({
    side: 'bid',
    ...level('bid', 149.25, 1, true),
    price: '149.25',
    size: '1',
  })
})

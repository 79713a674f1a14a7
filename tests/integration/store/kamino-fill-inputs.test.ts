import { expect, test } from 'vitest'
import type { LimitOrderState } from '~/domain/order/order'
import { mints } from '~/domain/token/mints'
import { at, openStore } from '../../helpers/store/order-store'
import {
  addressOf,
  batchOf,
  filledEvent,
  limitState,
  mintState,
  openedEvent,
  signatureOf,
} from '../../helpers/world/states'

/** Opens a Kamino order that sells 10 tokens. Each of ten fills sells one token for 2 USD. */
async function openKamino(over: Partial<LimitOrderState> = {}) {
  const { pool, writer } = await openStore()
  const kamino = { protocol: 'kamino-limit', inputMint: addressOf('token') } as const
  await writer.write(
    batchOf({
      accounts: [{ state: mintState({ key: kamino.inputMint, decimals: 6 }), slot: 1, at }],
      tokens: [{ mint: kamino.inputMint, verified: true, at }],
    }),
  )
  const whole = { initialInputRaw: 10_000_000n, remainingInputRaw: 10_000_000n, createdAt: undefined }
  const state = limitState({ ...kamino, ...whole, numberOfFills: 0, ...over })
  return {
    pool,
    seen: (slot: number) => writer.write(batchOf({ accounts: [{ state, slot, at }] })),
    opened: () => writer.write(batchOf({ events: [openedEvent({ ...kamino, inputRaw: 10_000_000n })] })),
    fill: (numberOfFills: number) =>
      writer.write(
        batchOf({
          events: [
            filledEvent({
              ...kamino,
              signature: signatureOf(`F${numberOfFills}`),
              slot: 110 + numberOfFills,
              at: at + 100 * numberOfFills,
              maker: addressOf('maker'),
              outputMint: mints.USDC,
              inputRaw: undefined,
              outputRaw: 2_000_000n,
              remainingInputRaw: 10_000_000n - 1_000_000n * BigInt(numberOfFills),
              numberOfFills,
            }),
          ],
        }),
      ),
    /** Returns the number and the input amount of each fill. */
    inputs: async () =>
      (await pool.query('select number_of_fills as n, input_raw from fill order by slot')).rows.map((row) => [
        row.n,
        row.input_raw,
      ]),
    /** Returns the token prices that are derived from fills. */
    prices: async () =>
      (await pool.query(`select price_usd from price_sample where source = 'fill' order by at`)).rows.map(
        (row) => row.price_usd,
      ),
  }
}

test('the input of a Kamino fill is the decrease since the previous fill, and unknown while that fill is missing', async () => {
  const { opened, fill, inputs, prices } = await openKamino()
  await opened()
  await fill(9)
  expect(await inputs()).toEqual([[9, null]])
  expect(await prices()).toEqual([])
  await fill(10)
  expect(await inputs()).toEqual([
    [9, null],
    [10, '1000000'],
  ])
  await fill(8)
  expect(await inputs()).toEqual([
    [8, null],
    [9, '1000000'],
    [10, '1000000'],
  ])
  expect(await prices()).toEqual([2, 2])
})

test('the opening determines the first Kamino fill, and the first fill the second, in any order of arrival', async () => {
  const { opened, fill, inputs, prices } = await openKamino()
  await fill(2)
  await fill(1)
  expect(await inputs()).toEqual([
    [1, null],
    [2, '1000000'],
  ])
  await opened()
  expect(await inputs()).toEqual([
    [1, '1000000'],
    [2, '1000000'],
  ])
  expect(await prices()).toEqual([2, 2])
})

test('the first observed state of a Kamino order determines only the input of the next fill', async () => {
  const { seen, fill, inputs } = await openKamino({ numberOfFills: 3, remainingInputRaw: 7_000_000n })
  await fill(4)
  await fill(6)
  await seen(113)
  expect(await inputs()).toEqual([
    [4, '1000000'],
    [6, null],
  ])
})

test('a Kamino order first seen inside a flash fill determines no input', async () => {
  const { seen, fill, inputs } = await openKamino({ midFlash: true })
  await seen(100)
  await fill(1)
  expect(await inputs()).toEqual([[1, null]])
})

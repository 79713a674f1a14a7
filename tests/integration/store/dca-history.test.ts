import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { at, openStore } from '../../helpers/store/order-store'
import {
  batchOf,
  closedEvent,
  filledEvent,
  mintState,
  openedEvent,
  signatureOf,
} from '../../helpers/world/states'

const dcaLives = {
  'was given more and has sold it all': {
    depositedRaw: 1_500_000_000n,
    withdrawnRaw: 0n,
    unfilledRaw: 0n,
    cycles: 3,
  },
  'was given more and closed by its user': {
    depositedRaw: 2_500_000_000n,
    withdrawnRaw: 0n,
    unfilledRaw: 1_000_000_000n,
    cycles: 3,
  },
  'was partly taken out and sold the rest': {
    depositedRaw: 1_000_000_000n,
    withdrawnRaw: 500_000_000n,
    unfilledRaw: 0n,
    cycles: 1,
  },
  'was partly taken out and closed by its user': {
    depositedRaw: 2_500_000_000n,
    withdrawnRaw: 400_000_000n,
    unfilledRaw: 600_000_000n,
    cycles: 3,
  },
  'has executions missing from history': {
    depositedRaw: 2_000_000_000n,
    withdrawnRaw: 0n,
    unfilledRaw: 500_000_000n,
    cycles: 1,
  },
} as const

test.each(Object.entries(dcaLives))(
  'the closing of a DCA order that %s gives all amounts, in any order of history events',
  async (_, life) => {
    const usedRaw = life.depositedRaw - life.withdrawnRaw - life.unfilledRaw
    const receivedRaw = usedRaw * 6n
    const end = life.unfilledRaw === 0n ? 'completed' : 'cancelled'
    const history = {
      opened: openedEvent({
        protocol: 'jupiter-dca',
        inputMint: mints.USDC,
        outputMint: mints.wSOL,
        inputRaw: 1_000_000_000n,
        inAmountPerCycleRaw: 500_000_000n,
        cycleFrequencySeconds: 60,
        dca: {
          idx: 1n,
          bump: 255,
          minOutAmountRaw: 0n,
          maxOutAmountRaw: 0n,
          createdAt: at,
          firstCycleAt: at,
        },
      }),
      filled: Array.from({ length: life.cycles }, (_, cycle) =>
        filledEvent({
          protocol: 'jupiter-dca',
          signature: signatureOf(`cycle ${cycle}`),
          slot: 101 + cycle,
          inputMint: mints.USDC,
          outputMint: mints.wSOL,
          inputRaw: 500_000_000n,
          outputRaw: 3_000_000_000n,
          remainingInputRaw: undefined,
        }),
      ),
      closed: closedEvent({
        protocol: 'jupiter-dca',
        end,
        unfilledInputRaw: life.unfilledRaw,
        dca: {
          depositedInputRaw: life.depositedRaw,
          withdrawnInputRaw: life.withdrawnRaw,
          usedInputRaw: usedRaw,
          receivedOutputRaw: receivedRaw,
        },
      }),
    }
    const steps = [[history.opened], history.filled, [history.closed]]
    const places = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    for (const arrival of places) {
      const { pool, writer } = await openStore()
      const dollar = { state: mintState(), slot: 1, at }
      await writer.write(
        batchOf({ accounts: [dollar], prices: [{ mint: mints.USDC, priceUsd: 1, at, source: 'price-api' }] }),
      )
      for (const place of arrival) await writer.write(batchOf({ events: steps[place] ?? [] }))
      const { rows } = await pool.query(
        `select status, active, in_deposited_raw as deposited, in_withdrawn_raw as withdrawn, in_used_raw as used, out_received_raw as received,
        amount_usd as usd from dca_order`,
      )
      expect([arrival, rows]).toEqual([
        arrival,
        [
          {
            status: end,
            active: false,
            deposited: String(life.depositedRaw),
            withdrawn: String(life.withdrawnRaw),
            used: String(usedRaw),
            received: String(receivedRaw),
            usd: Number(life.depositedRaw) / 1e6,
          },
        ],
      ])
    }
  },
)

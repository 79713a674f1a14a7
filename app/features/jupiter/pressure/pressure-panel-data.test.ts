import { expect, test } from 'vitest'
import type { TokenPressurePage, TokenPressureWire } from '~/contracts/orders/pressure'
import { mints } from '~/domain/token/mints'
import { pressurePanelData } from './pressure-panel-data'

const token = (tokenMint: string, buyUsd: number, sellUsd: number) =>
  ({
    tokenMint,
    tokenSymbol: tokenMint,
    buyUsd1h: buyUsd,
    sellUsd1h: sellUsd,
    buyUsd24h: 10 * buyUsd,
    sellUsd24h: 10 * sellUsd,
    hours: [{ buyUsd, sellUsd }],
  }) as TokenPressureWire

const page = {
  content: [token('A', 10, 0), token(mints.USDC, 5, 100), token('B', 0, 40), token('C', 0, 0)],
  assumptions: ['Prices stay.'],
} as unknown as TokenPressurePage

test('leaves the majors out of the sums and sorts by net', () => {
  const data = pressurePanelData(page, '1h')
  expect(data.total).toEqual({ buyUsd: 10, sellUsd: 40 })
  expect(data.tokens.map(({ tokenMint, buyUsd, sellUsd }) => [tokenMint, buyUsd, sellUsd])).toEqual([
    ['B', 0, 40],
    ['A', 10, 0],
  ])
})

test('sums per horizon and always shows 24 hours', () => {
  const data = pressurePanelData(page, '24h')
  expect(data.total).toEqual({ buyUsd: 100, sellUsd: 400 })
  expect(data.hours).toHaveLength(24)
  expect(data.hours[0]).toEqual({ buyUsd: 10, sellUsd: 40 })
  expect(data.hours[1]).toEqual({ buyUsd: 0, sellUsd: 0 })
})

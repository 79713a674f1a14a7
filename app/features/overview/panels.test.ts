import { expect, test } from 'vitest'
import type { DcaAggregateWire } from '~/contracts/orders/volume'
import { flowPace, paces } from './panels'

const row = (totalUsd: number | null) => ({ totalUsd }) as DcaAggregateWire

test('polls the flow panel more often while no token has a price', () => {
  expect(flowPace([row(null), row(null)]).everyMs).toBe(5_000)
  expect(flowPace([row(5), row(null)])).toBe(paces.flow)
  expect(flowPace([])).toBe(paces.flow)
  expect(flowPace(null)).toBe(paces.flow)
})

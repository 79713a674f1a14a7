import { expect, test } from 'vitest'
import { pricedFields, traderFields, watchedRow } from './watched-export'

const saved = { kind: 'token', key: 'mint', symbol: 'SOL', name: 'Solana', verified: true } as const

test('a file has the current figures of a starred item, or what the device stores of it', () => {
  const current = {
    ...saved,
    ...{ symbol: 'wSOL', name: null, imitates: null, logoUrl: null, venue: null },
    ...{ price: 150, change: 2, changeKeptAt: 1_000, volume: 5 },
  }
  expect(watchedRow({ ...saved, row: current })).toEqual({
    ...{ symbol: 'wSOL', name: 'Solana', venue: null, key: 'mint' },
    ...{ priceUsd: 150, priceChange24HourPercent: 2, priceChange24HourAt: 1_000, volume24HourUsd: 5 },
  })
  const unknown = watchedRow({ ...saved, row: null })
  expect(unknown).toMatchObject({ symbol: 'SOL', name: 'Solana', priceUsd: null })
  expect(Object.keys(unknown)).toEqual(pricedFields)
  expect(Object.keys(unknown)).toEqual(expect.arrayContaining([...traderFields]))
})

import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { groupBySection, sectionOf } from './sections'

test.each([
  ['/api/dca/pressure', 'dca-orders'],
  ['/api/limit/top/filled/table', 'limit-orders'],
  ['/api/kamino/orderbook/sol-usdc', 'kamino-orders'],
  ['/api/kamino/trades/top/filled', 'kamino-leaders'],
  ['/api/kamino/traders', 'kamino-leaders'],
  ['/api/drift/markets/{id}/positions/spot', 'drift-positions'],
  ['/api/drift/users/{id}/orders', 'drift-orders'],
  ['/api/drift/trades', 'drift-orders'],
  ['/api/drift/accounts/{id}', 'drift-accounts'],
  ['/api/drift/markets/{id}/funding', 'drift-markets'],
  ['/api/perps/markets/{id}/positions/spot', 'perps'],
  ['/api/perps/trades', 'perps'],
  ['/api/ohlc/tokens/{mint}/{interval}/latest', 'tokens'],
  ['/api/candles/{id}', 'ranges'],
  ['/api/perps/markets/{id}/series', 'ranges'],
  ['/api/trades/top/filled', 'any-venue'],
  ['/api/stream', 'service'],
])('puts %s into the section %s', (path, id) => {
  expect(sectionOf(path).id).toBe(id)
})

test('leaves only service endpoints to the last section', () => {
  const left = Object.values(endpoints).filter(({ path }) => sectionOf(path).id === 'service')
  expect(left.map(({ path }) => path)).toEqual(['/api/status'])
})

test('leaves out empty sections and puts each operation into one section', () => {
  const operation = {
    summary: '',
    description: '',
    parameters: [],
    needsKey: false,
    streams: false,
    failures: [],
  }
  const more = { refreshSeconds: undefined, topic: undefined }
  const grouped = groupBySection(
    ['/api/stream', '/api/dca/all', '/api/dca/pressure'].map((path) => ({
      id: path,
      path,
      ...operation,
      ...more,
    })),
  )
  expect(grouped.map(({ id, operations }) => [id, operations.length])).toEqual([
    ['dca-orders', 2],
    ['service', 1],
  ])
})

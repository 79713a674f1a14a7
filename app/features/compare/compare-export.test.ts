import { expect, test } from 'vitest'
import { toCsv } from '~/lib/text/csv'
import { comparedColumns, comparedRow } from './compare-export'

test('a file has one row per item, with all figures and empty cells for unknown ones', () => {
  const row = comparedRow({
    id: 'mint',
    kind: 'token',
    name: '=SOL',
    venue: null,
    figures: {
      price: 12.5,
      day: -1.25,
      dayKeptAt: null,
      volume: 1_000,
      marketCap: 2_000,
      openInterest: null,
      funding: null,
    },
    points: [
      [1, 0],
      [2, 3.5],
    ],
  })
  expect(toCsv(comparedColumns, [row])).toBe(
    `${comparedColumns.join(',')}\r\n'=SOL,token,,mint,12.5,3.5,-1.25,,1000,2000,,\r\n`,
  )
})

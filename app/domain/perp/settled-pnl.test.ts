import { expect, test } from 'vitest'
import { computeSettledPnl, type PnlRecord, recordsKnownSince } from './settled-pnl'

const base = 1_000_000_000n
const usd = 1_000_000n

/** Builds the records of one position from its fills: size, price and time. */
function recordsOf(
  fills: readonly (readonly [size: number, price: number, at: number])[],
  {
    openedWith = 0,
    position = 'SOL',
    later,
  }: { openedWith?: number; position?: string; later?: number } = {},
): PnlRecord[] {
  let held = BigInt(openedWith) * base
  return fills.map(([size, price, at], index) => {
    held += BigInt(size) * base
    return {
      position,
      fillRecordId: BigInt(index + 1),
      deltaBaseRaw: BigInt(size) * base,
      baseRaw: held,
      quoteRaw: BigInt(Math.abs(size) * price) * usd,
      at,
      laterBaseRaw: later === undefined ? undefined : BigInt(later) * base,
    }
  })
}

const settled = (records: readonly PnlRecord[], since = 0) => {
  const pnl = computeSettledPnl(records, since)
  return pnl && { usd: Number(pnl.quoteRaw / usd), since: pnl.since }
}

test('settles the closed part at the average entry price', () => {
  // 4 SOL were bought at 100 on average. 1 was sold at 130, and 3 at 90.
  const records = recordsOf([
    [2, 90, 10],
    [2, 110, 11],
    [-1, 130, 12],
    [-3, 90, 13],
  ])
  expect(settled(records)).toEqual({ usd: 30 - 30, since: 0 })
  expect(settled(records.slice(0, 3))).toEqual({ usd: 30, since: 0 })
})

test('settles a short position, and one that a single fill turns', () => {
  expect(
    settled(
      recordsOf([
        [-2, 100, 10],
        [3, 90, 11],
        [-1, 95, 12],
      ]),
    ),
  ).toEqual({ usd: 20 + 5, since: 0 })
})

test('does not depend on the sequence in which records are read', () => {
  const records = recordsOf([
    [2, 100, 10],
    [-2, 120, 11],
    [1, 90, 12],
    [-1, 80, 13],
  ])
  expect(settled([...records].reverse())).toEqual({ usd: 30, since: 0 })
})

test('starts after the closing of a position whose entry price is unknown', () => {
  const records = recordsOf(
    [
      [-2, 120, 10],
      [1, 100, 20],
      [-1, 107, 30],
    ],
    { openedWith: 2 },
  )
  const other = recordsOf(
    [
      [1, 50, 4],
      [-1, 60, 5],
      [1, 50, 40],
      [-1, 61, 50],
    ],
    { position: 'JUP' },
  )
  expect(settled([...records, ...other])).toEqual({ usd: 7 + 11, since: 10 })
})

test('is unknown if a position of unknown entry price was only reduced', () => {
  expect(settled(recordsOf([[-1, 120, 10]], { openedWith: 3 }))).toBeUndefined()
})

test('an increase of a position of unknown entry price settles nothing', () => {
  expect(settled(recordsOf([[1, 120, 10]], { openedWith: 3 }))).toEqual({ usd: 0, since: 0 })
})

test('is unknown if a record is missing between two others or at the end', () => {
  const records = recordsOf([
    [2, 100, 10],
    [-1, 110, 11],
    [-1, 120, 12],
  ])
  expect(settled(records.toSpliced(1, 1))).toBeUndefined()
  expect(settled(recordsOf([[2, 100, 10]], { later: 1 }))).toBeUndefined()
  expect(settled(recordsOf([[2, 100, 10]], { later: 2 }))).toEqual({ usd: 0, since: 0 })
})

test('counts only records after the start of the known history', () => {
  const records = recordsOf([
    [1, 100, 10],
    [-1, 110, 11],
    [1, 100, 20],
    [-1, 105, 21],
  ])
  expect(settled(records, 15)).toEqual({ usd: 5, since: 15 })
})

test('the records are known since the start of the history, unless older ones are deleted or left out', () => {
  const times = { completeSince: 100, oldestKept: undefined, cutAt: undefined }
  expect(recordsKnownSince(times)).toBe(100)
  expect(recordsKnownSince({ ...times, oldestKept: 50 })).toBe(100)
  expect(recordsKnownSince({ ...times, oldestKept: 200 })).toBe(199)
  expect(recordsKnownSince({ ...times, oldestKept: 200, cutAt: 300 })).toBe(300)
})

test('counts the records of the oldest time that is kept', () => {
  const records = recordsOf([
    [1, 100, 200],
    [-1, 130, 210],
  ])
  const since = recordsKnownSince({ completeSince: 100, oldestKept: 200, cutAt: undefined })
  expect(settled(records, since)).toEqual({ usd: 30, since: 199 })
})

import { expect, test } from 'vitest'
import { printLogData } from '~/solana/transaction/log-lines'
import { encodeSettlePnlRecord } from '../perps/encode-settle-pnl'
import { perpMarketAddress } from './addresses'
import { driftPerps } from './index'
import { ours, payloads, placeAndTake, transactionWith, withinDrift } from './transactions.fixture'

const { readEvents } = driftPerps
const readLog = driftPerps.readLog!
const { transaction } = placeAndTake
const user = placeAndTake.events.flatMap((event) => ('user' in event ? [event.user] : []))[0]

test('finds the events of the whole transaction, with the same identities, and the accounts they name', () => {
  const logged = readLog({ ...transaction, blockTime: null })
  expect(logged?.events).toEqual(readEvents(transaction).events)
  expect(logged?.written).toContain(user)
  expect(logged?.written).toContain(perpMarketAddress(24))
})

test.each(ours.map(({ event, base64, prefix }) => [event, `${prefix} ${base64}`]))(
  'finds the events of a log with a real %s',
  (_event, line) => {
    const real = transactionWith(withinDrift(line))
    const logged = readLog({ ...real, blockTime: null })
    const events = readEvents(real).events
    expect(logged?.events.map(({ at, ...event }) => event)).toEqual(events.map(({ at, ...event }) => event))
    expect(logged?.written.length).toBeGreaterThan(0)
  },
)

test('names the user of an event that is not decoded', () => {
  const swap = payloads.find(({ event }) => event === 'SwapRecord')!
  const logged = readLog(transactionWith(withinDrift(`Program data: ${swap.base64}`)))
  expect(logged?.written).toEqual([swap.decoded2145?.user])
})

test('names the user of a settlement', () => {
  const record = encodeSettlePnlRecord({
    ...{ ts: 1_710_893_646n, user: user!, marketIndex: 3, pnl: -5n, baseAssetAmount: 1n },
    ...{ quoteAssetAmountAfter: 2n, quoteEntryAmount: 3n, settlePrice: 4n, explanation: 0 },
  })
  expect(readLog(transactionWith(withinDrift(printLogData(record))))).toMatchObject({
    ...{ events: [], corrupt: [], written: [user] },
  })
})

test('needs the whole transaction if a call has printed no event that names an account', () => {
  const silent = withinDrift('Program log: Instruction: UpdateAmms')
  expect(readLog(transactionWith(silent))).toBeUndefined()
  expect(readLog(transactionWith([...transaction.logs, ...silent]))).toBeUndefined()
})

test('needs the whole transaction if the log is truncated', () => {
  expect(readLog(transactionWith([...transaction.logs, 'Log truncated']))).toBeUndefined()
})

test('a transaction that does not call the program has written none of its accounts', () => {
  expect(readLog(transactionWith([]))).toEqual({
    events: [],
    corrupt: [],
    truncated: false,
    written: [],
  })
})

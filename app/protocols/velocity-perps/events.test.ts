import { expect, test } from 'vitest'
import { protocolOfOwner } from '~/protocols/registry'
import { createTaggedDecoder } from '~/solana/bytes/tagged-structs'
import { plain } from '../contract.case'
import { testEvents } from '../event.case'
import { velocityAddresses } from './addresses'
import { velocityEventDecoder } from './decode'
import { encodeEvent, encodeIgnoredEvent } from './encode'
import { eventLayouts, ignoredEventLayouts } from './event-layout'
import { velocityPerps } from './index'
import { velocityProgramId } from './layout'
import { recordOf, records, transactionWith, withinCall } from './transactions.fixture'

const { decodeEvent } = velocityEventDecoder
const driftProgramId = 'dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH'
const alice = '6HHg7sRprdrmYcS8NPuSicQHAGYHbieqmwEhDbQrcnJR'

/** The reference decoder leaves out the padding of an order. */
const padding = { padding: 0, paddingEnd: 0 }
const fixtureOf = ({ name, data, decoded }: (typeof records)[number]) => ({
  name,
  data,
  oracle: name === 'OrderRecord' ? { ...decoded, ...padding } : decoded,
})

testEvents({
  program: 'Velocity',
  fixtures: records.filter(({ name }) => name in eventLayouts).map(fixtureOf),
  decode: decodeEvent,
  encode: ({ name, fields }) => encodeEvent(name, fields as never), // name and fields are of one event
  trailingBytes: { OrderActionRecord: 25 },
  unknownEvent: 'corrupt',
})

const decodeIgnored = createTaggedDecoder(ignoredEventLayouts)

testEvents({
  program: 'Velocity (ignored)',
  fixtures: records
    .filter(({ name }) => name in ignoredEventLayouts && name !== 'LiquidationRecord')
    .map(fixtureOf),
  decode: decodeIgnored,
  encode: ({ name, fields }) => encodeIgnoredEvent(name, fields as never), // name and fields are of one event
})

test('has every event with a layout as a fixture', () => {
  const names = [...new Set(records.map(({ name }) => name))].toSorted()
  expect(names).toEqual([...Object.keys(eventLayouts), ...Object.keys(ignoredEventLayouts)].toSorted())
})

test('decodes the head of a liquidation like its oracle, and encodes it to the same bytes', () => {
  const { data, decoded } = recordOf('LiquidationRecord')
  const head = decodeIgnored(data)
  if (head.outcome !== 'ok' || head.value.name !== 'LiquidationRecord') throw new Error(head.outcome)
  expect(decoded).toMatchObject(plain(head.value.fields) as object)
  const bytes = encodeIgnoredEvent('LiquidationRecord', head.value.fields)
  expect(Buffer.from(data.subarray(0, bytes.length))).toEqual(Buffer.from(bytes))
})

test('writes records as long as the program does', () => {
  expect(recordOf('OrderRecord').data.length).toBe(152)
  expect(recordOf('FundingRateRecord').data.length).toBe(130)
})

test('ignores the other events of the program and reports unknown ones', () => {
  for (const { name, data } of records)
    expect(decodeEvent(data).outcome).toBe(name in eventLayouts ? 'ok' : 'notMine')
  const logs = withinCall([`Program data: ${Buffer.from('65ee28e4462e3d7500', 'hex').toString('base64')}`])
  expect(velocityPerps.readEvents(transactionWith(logs)).corrupt).toMatchObject([
    { instructionPath: 'log.1', reason: 'unknown event 65ee28e4462e3d75' },
  ])
})

test('accepts an explanation that the program added later, but no action that it does not know', () => {
  const fill = recordOf('OrderActionRecord', { fillRecordId: '4242' })
  for (const explanation of [20, 21, 24, 255]) {
    const data = Buffer.from(fill.data)
    data[17] = explanation
    const logs = withinCall([`Program log: ${data.toString('base64')}`])
    expect(velocityPerps.readEvents(transactionWith(logs))).toMatchObject({
      events: [{ type: 'perp-filled', explanation }],
      corrupt: [],
    })
  }
  const data = Buffer.from(fill.data)
  data[16] = 5
  expect(decodeEvent(data)).toEqual({ outcome: 'corrupt', reason: 'OrderActionRecord: action is 5' })
})

test('keeps the whole 64 bits of an oracle price offset', () => {
  const decoded = decodeEvent(recordOf('OrderRecord').data)
  if (decoded.outcome !== 'ok' || decoded.value.name !== 'OrderRecord') throw new Error('no order')
  const record = encodeEvent('OrderRecord', { ...decoded.value.fields, oraclePriceOffset: -5_000_000_000n })
  const logs = withinCall([`Program log: ${Buffer.from(record).toString('base64')}`])
  expect(velocityPerps.readEvents(transactionWith(logs)).events).toMatchObject([
    { action: 'place', terms: { oraclePriceOffsetRaw: -5_000_000_000n } },
  ])
})

test('takes the oracle price of a resting order from an action in the same market', () => {
  const cancel = recordOf('OrderActionRecord', { action: 1 })
  const logs = withinCall([cancel.line, recordOf('OrderRecord').line])
  expect(velocityPerps.readEvents(transactionWith(logs)).events).toMatchObject([
    { action: 'cancel', orderId: 3, priceRaw: undefined },
    { action: 'place', orderId: 15, priceRaw: 83_500_000n, oraclePriceRaw: 84_030_620n },
  ])
})

test('assigns each event to the program that runs, although the venues share discriminators', () => {
  const { line } = recordOf('OrderActionRecord', { fillRecordId: '4242' })
  const logs = [...withinCall([line], driftProgramId), ...withinCall([line])]
  const read = (programId: string) => protocolOfOwner(programId as never)?.readEvents(transactionWith(logs))
  expect(read(velocityProgramId)?.events).toMatchObject([{ protocol: 'velocity-perps', eventIndex: 4 }])
  expect(read(driftProgramId)?.events).toMatchObject([{ protocol: 'drift-perps', eventIndex: 1 }])
})

test('names the accounts that each event says were written', () => {
  const { perpMarketAddress } = velocityAddresses
  const written = (name: string) =>
    velocityPerps.readLog?.(transactionWith(withinCall([recordOf(name).line])))?.written
  const maker = recordOf('OrderActionRecord', { fillRecordId: '4242' }).decoded.maker
  expect(written('OrderRecord')).toEqual([alice])
  expect(written('SettlePnlRecord')).toEqual([alice])
  expect(written('FundingPaymentRecord')).toEqual([alice])
  expect(written('LiquidationRecord')).toEqual([alice, maker])
  expect(written('FundingRateRecord')).toEqual([perpMarketAddress(0)])
  expect(written('AmmCurveChanged')).toEqual([perpMarketAddress(0)])
})

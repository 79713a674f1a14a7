import { expect, test } from 'vitest'
import { mints } from '../token/mints'
import { type AlertLine, mostLines, parseLog, withLines } from './alert-line'
import { type AlertRule, mostRules, parseRules, withRule } from './alert-rule'
import { emptyAlertState, parseAlertState } from './alert-state'

const token = { kind: 'token', key: mints.wSOL, name: 'SOL', venue: null } as const
const market = { kind: 'market', key: mints.USDT, name: 'SOL-PERP', venue: 'velocity' } as const
const rules: readonly AlertRule[] = [
  { id: 'a', createdAt: 1, kind: 'trade', minUsd: 5, subject: token, side: 'sell' },
  { id: 'b', createdAt: 1, kind: 'trade', minUsd: 5, subject: null, side: null },
  { id: 'c', createdAt: 1, kind: 'dca', minUsd: 5 },
  { id: 'd', createdAt: 1, kind: 'price', subject: market, direction: 'below', priceUsd: 0.5 },
  {
    id: 'e',
    createdAt: 1,
    kind: 'funding',
    subject: market,
    direction: 'below',
    hourlyPercent: -0.01,
    per: 'year',
  },
]
const line: AlertLine = {
  id: 'l1',
  kind: 'trade',
  at: 1,
  name: 'SOL-PERP',
  side: 'buy',
  direction: null,
  figure: 5,
  threshold: 1,
  link: { to: 'market', key: mints.USDT, venue: 'drift' },
  signature: null,
}

test('restores stored rules and lines', () => {
  expect(parseRules(JSON.stringify(rules))).toEqual(rules)
  expect(parseLog(JSON.stringify([line]))).toEqual([line])
})

test('a stored funding rule without a unit and a direction is per hour and above', () => {
  const { per: _, ...earlier } = {
    id: 'e',
    createdAt: 1,
    kind: 'funding',
    subject: market,
    hourlyPercent: 1,
    per: 0,
  }
  expect(parseRules(JSON.stringify([earlier]))).toMatchObject([
    { hourlyPercent: 1, per: 'hour', direction: 'above' },
  ])
})

test('reads missing, invalid and foreign text as nothing', () => {
  for (const text of [null, '', '{oops', '{"kind":"dca"}', '[null,7,"x",[]]']) {
    expect(parseRules(text)).toEqual([])
    expect(parseLog(text)).toEqual([])
    expect(parseAlertState(text)).toEqual(emptyAlertState)
  }
})

test.each([
  ['a minimum of zero', { ...rules[2], minUsd: 0 }],
  ['a minimum that is text', { ...rules[2], minUsd: '5' }],
  ['an unreadable token', { ...rules[0], subject: { ...token, key: '../../evil' } }],
  ['no token for a price', { ...rules[3], subject: null }],
  ['no direction', { ...rules[3], direction: 'sideways' }],
  ['an unknown direction of funding', { ...rules[4], direction: 'sideways' }],
  ['funding of a token', { ...rules[4], subject: token }],
  ['a market without a venue', { ...rules[4], subject: { ...market, venue: 'nowhere' } }],
  ['an unknown kind', { ...rules[2], kind: 'news' }],
  ['no id', { ...rules[2], id: undefined }],
])('drops a rule with %s', (_, rule) => {
  expect(parseRules(JSON.stringify([rule, rules[1]]))).toEqual([rules[1]])
})

test('cuts long names', () => {
  const [rule] = parseRules(
    JSON.stringify([{ ...rules[3], subject: { ...market, name: 'x'.repeat(10_000) } }]),
  )
  expect(rule).toMatchObject({ subject: { name: 'x'.repeat(64) } })
})

test('keeps at most fifty rules and two hundred lines', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ ...line, id: `l${index}` }))
  expect(withLines([line], many)).toHaveLength(mostLines)
  expect(withLines([line], many)[0]?.id).toBe('l299')
  expect(parseLog(JSON.stringify(many))).toHaveLength(mostLines)
  const full = Array.from({ length: mostRules }, () => rules[1] as AlertRule)
  expect(withRule(full, rules[2] as AlertRule)).toBe(full)
  expect(withRule(full.slice(1), rules[2] as AlertRule)[0]).toBe(rules[2])
})

test('does not add a line twice', () => {
  expect(withLines([line], [line, { ...line, id: 'l2' }]).map(({ id }) => id)).toEqual(['l2', 'l1'])
})

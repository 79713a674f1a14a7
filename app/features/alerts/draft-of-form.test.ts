import { expect, test } from 'vitest'
import type { AlertSubject } from '~/domain/alert/alert-rule'
import { mints } from '~/domain/token/mints'
import { type AlertForm, draftOfForm, parseTyped } from './draft-of-form'

const token: AlertSubject = { kind: 'token', key: mints.wSOL, name: 'SOL', venue: null }
const market: AlertSubject = { kind: 'market', key: mints.USDT, name: 'SOL-PERP', venue: 'drift' }
const form: AlertForm = {
  kind: 'trade',
  subject: null,
  side: 'both',
  direction: 'above',
  per: 'hour',
  typed: '10k',
}

test.each([
  ['10000', 10_000],
  ['$10,000.50', 10_000.5],
  ['1.5M', 1_500_000],
  [' -0.01 % ', -0.01],
  ['−0.01', -0.01],
  ['.5', 0.5],
  ['', undefined],
  ['1e5', undefined],
  ['12abc', undefined],
  ['--1', undefined],
])('reads %j as %s', (typed, number) => {
  expect(parseTyped(typed)).toBe(number)
})

test('describes each kind of rule', () => {
  expect(draftOfForm(form)).toEqual({ kind: 'trade', minUsd: 10_000, subject: null, side: null })
  expect(draftOfForm({ ...form, subject: token, side: 'sell' })).toMatchObject({
    subject: token,
    side: 'sell',
  })
  expect(draftOfForm({ ...form, kind: 'dca' })).toEqual({ kind: 'dca', minUsd: 10_000 })
  expect(draftOfForm({ ...form, kind: 'price', subject: token, typed: '150', direction: 'below' })).toEqual({
    kind: 'price',
    subject: token,
    direction: 'below',
    priceUsd: 150,
  })
  expect(
    draftOfForm({ ...form, kind: 'funding', subject: market, typed: '-0.01', direction: 'below' }),
  ).toEqual({
    kind: 'funding',
    subject: market,
    direction: 'below',
    hourlyPercent: -0.01,
    per: 'hour',
  })
  expect(
    draftOfForm({ ...form, kind: 'funding', subject: market, typed: '87.6%', per: 'year' }),
  ).toMatchObject({ hourlyPercent: 0.01, per: 'year' })
})

test('names the field that must be corrected', () => {
  expect(draftOfForm({ ...form, typed: 'many' })).toBe('figure')
  expect(draftOfForm({ ...form, typed: '0' })).toBe('positive')
  expect(draftOfForm({ ...form, typed: '-5' })).toBe('positive')
  expect(draftOfForm({ ...form, kind: 'price' })).toBe('subject')
  expect(draftOfForm({ ...form, kind: 'funding', subject: token })).toBe('subject')
})

import { expect, test } from 'vitest'
import { mailHref, planOffers } from './plan-offers'

const facts = (billing: 'monthly' | 'yearly') =>
  planOffers(billing, 'Sextant').map(({ name, price, per, savingPercent }) => [
    name,
    price,
    per,
    savingPercent,
  ])

test('lists the monthly and yearly prices of the plans', () => {
  expect(facts('monthly')).toEqual([
    ['Free', '$0', '', 0],
    ['Pro', '$50', '/month', 17],
    ['Ultimate', '$120', '/month', 17],
    ['Enterprise', undefined, '', 0],
  ])
  expect(facts('yearly').map(([, price, per]) => [price, per])).toEqual([
    ['$0', ''],
    ['$500', '/year'],
    ['$1200', '/year'],
    [undefined, ''],
  ])
})

test('lists the rates and the history of the plans', () => {
  const points = planOffers('monthly', 'Sextant').map((offer) => offer.points)
  expect(points[0]).toContain('up to 1 request/s')
  expect(points[1]).toEqual(expect.arrayContaining(['30 requests/s', 'up to 1 year of history']))
  expect(points[2]).toEqual(expect.arrayContaining(['80 requests/s', 'unlimited history']))
})

test('has no mail subject for Free, and one for each other plan', () => {
  const subjects = planOffers('yearly', 'Sextant').map(({ mailSubject }) => mailSubject)
  expect(subjects).toEqual([
    undefined,
    'Sextant API: Pro plan, yearly',
    'Sextant API: Ultimate plan, yearly',
    'Sextant API: Enterprise plan',
  ])
  expect(mailHref('hello@sextant.example', 'Pro & more')).toBe(
    'mailto:hello@sextant.example?subject=Pro%20%26%20more',
  )
  expect(mailHref(undefined, 'Pro')).toBe('mailto:?subject=Pro')
})

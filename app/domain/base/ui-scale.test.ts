import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rawToUiNumber } from './amount'
import {
  isUiMultiplier,
  observeUiScale,
  statedMultiplier,
  type UiScale,
  type UiScaleConfig,
  uiMultiplierAt,
  unitAt,
  unscaledPriceBy,
} from './ui-scale'

const now = 1_800_000_000
const [i64Min, i64Max] = [-(2n ** 63n), 2n ** 63n - 1n]

function config(multiplier: number, newMultiplier = multiplier, at: bigint | number = 0): UiScaleConfig {
  return { multiplier, newMultiplier, newMultiplierEffectiveAt: BigInt(at) }
}

/** Returns the scale after a first sighting of a config. */
function first(seen: UiScaleConfig): UiScale {
  return observeUiScale(undefined, seen, { at: now, confirmedAt: undefined })
}

test.each([
  [1, true],
  [10, true],
  [1.0039, true],
  [1e-12, true],
  [1e12, true],
  [0, false],
  [-0, false],
  [-10, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  [Number.NEGATIVE_INFINITY, false],
  [1e300, false],
  [1e-300, false],
  [5e-324, false],
])('decides whether a multiplier of %d is valid: %s', (multiplier, counts) => {
  expect(isUiMultiplier(multiplier)).toBe(counts)
})

test.each<[string, UiScaleConfig, UiScale]>([
  ['a multiplier without a change', config(10), [[0, 10]]],
  [
    'a scheduled change',
    config(1, 10, now + 60),
    [
      [0, 1],
      [now + 60, 10],
    ],
  ],
  [
    'a past change',
    config(1, 10, now - 60),
    [
      [0, 1],
      [now - 60, 10],
    ],
  ],
  [
    'a change due now',
    config(1, 10, now),
    [
      [0, 1],
      [now, 10],
    ],
  ],
  ['a change at the least i64', config(1, 10, i64Min), [[0, 10]]],
  ['a change at the largest i64 never comes', config(5, 10, i64Max), [[0, 5]]],
  ['no change if the new multiplier is zero, like an empty field', config(10, 0, 0), [[0, 10]]],
  ['no change to NaN', config(10, Number.NaN, 0), [[0, 10]]],
  ['no change to 1e300', config(10, 1e300, now + 60), [[0, 10]]],
  ['1 if no multiplier is valid', config(Number.NaN, -1, 0), [[0, 1]]],
  [
    '1 until a valid change',
    config(0, 10, now + 60),
    [
      [0, 1],
      [now + 60, 10],
    ],
  ],
  ['a mint with the extension but no multiplier yet', config(1), [[0, 1]]],
])('%s', (_what, seen, scale) => {
  expect(first(seen)).toEqual(scale)
})

test('uses the first multiplier before the first step, and 1 without a scale', () => {
  const scale: UiScale = [
    [0, 1],
    [100, 10],
    [200, 20],
  ]
  expect([-5, 0, 99, 100, 199, 200, 1e12].map((at) => uiMultiplierAt(scale, at))).toEqual([
    1, 1, 1, 10, 10, 20, 20,
  ])
  expect(uiMultiplierAt(undefined, 5)).toBe(1)
})

test('drops a planned change that is cancelled, and moves one that is rescheduled', () => {
  const planned = first(config(1, 10, now + 600))
  const sighting = { at: now + 60, confirmedAt: now }
  expect(observeUiScale(planned, config(1), sighting)).toEqual([[0, 1]])
  expect(observeUiScale(planned, config(1, 10, now + 900), sighting)).toEqual([
    [0, 1],
    [now + 900, 10],
  ])
  const moved = observeUiScale(planned, config(1, 10, now + 30), sighting)
  expect(moved).toEqual([
    [0, 1],
    [now + 30, 10],
  ])
})

test('dates an immediate change by its own time, but not before the last sighting of the previous multiplier', () => {
  const known: UiScale = [[0, 1]]
  const sighting = { at: now, confirmedAt: now - 60 }
  expect(observeUiScale(known, config(10, 10, now - 30), sighting)).toEqual([
    [0, 1],
    [now - 30, 10],
  ])
  for (const claimed of [0, now - 86_400, i64Min])
    expect(observeUiScale(known, config(10, 10, claimed), sighting)).toEqual([
      [0, 1],
      [now - 60, 10],
    ])
})

test('counts a removed extension as 1 from its last sighting on', () => {
  expect(observeUiScale([[0, 10]], config(1), { at: now, confirmedAt: now - 60 })).toEqual([
    [0, 10],
    [now - 60, 1],
  ])
})

const anyMultiplier = fc.oneof(
  fc.constantFrom(1, 2, 10, 0.5, 1.0039, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 5e-324),
  fc.double(),
)
const anyConfig = fc.record({
  multiplier: anyMultiplier,
  newMultiplier: anyMultiplier,
  newMultiplierEffectiveAt: fc.oneof(
    fc.bigInt({ min: i64Min, max: i64Max }),
    fc.integer({ min: -1_000, max: 1_000 }).map((off) => BigInt(now + off)),
    fc.constantFrom(i64Min, i64Max, 0n, -1n),
  ),
})

/** Sightings of a config that the issuer changes arbitrarily. */
const anyHistory = fc.array(fc.record({ config: anyConfig, after: fc.integer({ min: 0, max: 500 }) }), {
  minLength: 1,
  maxLength: 12,
})

test('keeps multipliers valid, times ascending and the displayed past unchanged, regardless of what the issuer writes', () => {
  fc.assert(
    fc.property(anyHistory, (sightings) => {
      let at = now
      let scale: UiScale | undefined
      let confirmedAt: number | undefined
      for (const { config: seen, after } of sightings) {
        at += after
        const before = scale
        scale = observeUiScale(before, seen, { at, confirmedAt })
        expect(scale[0]?.[0]).toBe(0)
        expect(scale.every(([, multiplier]) => isUiMultiplier(multiplier))).toBe(true)
        expect(scale.every(([from], index) => index === 0 || from > (scale?.[index - 1]?.[0] ?? 0))).toBe(
          true,
        )
        expect(uiMultiplierAt(scale, at)).toBe(statedMultiplier(seen, at) ?? 1)
        for (const past of [0, now - 100, (confirmedAt ?? 0) - 1])
          if (before !== undefined && confirmedAt !== undefined && past < confirmedAt)
            expect(uiMultiplierAt(scale, past)).toBe(uiMultiplierAt(before, past))
        expect(observeUiScale(scale, seen, { at, confirmedAt: at })).toEqual(scale)
        confirmedAt = at
      }
    }),
  )
})

test('stays bounded if an issuer changes the multiplier every minute', () => {
  let scale: UiScale | undefined
  for (let minute = 0; minute < 1_000; minute += 1) {
    const at = now + minute * 60
    scale = observeUiScale(scale, config(1 + minute), { at, confirmedAt: at - 60 })
  }
  expect(scale).toHaveLength(100)
  expect(scale?.[0]?.[0]).toBe(0)
  expect(uiMultiplierAt(scale, now + 999 * 60)).toBe(1_000)
})

test('multiplies amounts by the multiplier of their time', () => {
  const token = {
    decimals: 6,
    uiScale: [
      [0, 1],
      [100, 10],
      [200, 0.5],
    ] as UiScale,
  }
  expect([50, 150, 250].map((at) => rawToUiNumber(1_234_567n, unitAt(token, at)))).toEqual([
    1.234567, 12.34567, 0.6172835,
  ])
  expect(rawToUiNumber(2n ** 64n - 1n, { decimals: 0, uiMultiplier: 2 })).toBe(2 * (2 ** 64 - 1))
  expect(rawToUiNumber(5n, { decimals: undefined, uiMultiplier: 10 })).toBeUndefined()
})

test.each([
  ['the stated price if it matches the multiplier', 767.4580572315199, config(1.0039), 770.45, 770.45],
  [
    'the stated price if it matches the multiplier before the change',
    110,
    config(10, 20, now - 5),
    1_100,
    1_100,
  ],
  ['the multiplier if no price is stated', 110, config(10), undefined, 1_100],
  ['the new multiplier after the change', 55, config(10, 20, now - 5), undefined, 1_100],
  ['the old multiplier before the change', 110, config(10, 20, now + 5), undefined, 1_100],
  ['the multiplier if the stated price is implausible', 110, config(10), 3, 1_100],
  ['nothing without a valid multiplier', 110, config(Number.NaN), 1_100, undefined],
])('derives an unscaled price from %s', (_what, displayed, seen, statedUsd, unscaled) => {
  expect(unscaledPriceBy(displayed, { config: seen, statedUsd }, now)).toBe(unscaled)
})

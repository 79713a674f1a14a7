import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  noAnchor,
  type PositionAnchor,
  type PositionFill,
  placeFills,
  type SizedFill,
} from './position-record'

const fill = (id: number, slot: number, delta: number): PositionFill => ({
  fillRecordId: BigInt(id),
  slot,
  deltaBaseRaw: BigInt(delta),
})

/** Records of one trader and market, stored as in the database. */
function records() {
  let sized: SizedFill[] = []
  let anchor: PositionAnchor | undefined
  const outside = (neighbours: readonly SizedFill[], one: SizedFill) => !neighbours.includes(one)
  return {
    account(slot: number, base: number) {
      anchor = { slot, baseRaw: BigInt(base) }
    },
    arrive(...fills: PositionFill[]) {
      const ids = fills.map(({ fillRecordId }) => fillRecordId).sort((a, b) => Number(a - b))
      const [least = 0n, most = least] = [ids[0], ids.at(-1)]
      const older = sized.filter(({ fillRecordId }) => fillRecordId < least)
      const newer = sized.filter(({ fillRecordId }) => fillRecordId > most)
      const between = sized.filter((one) => !older.includes(one) && !newer.includes(one))
      const neighbours = [...older.slice(-1), ...between, ...newer.slice(0, 1)]
      const { placed, moved, olderShifts, newerShifts } = placeFills(neighbours, anchor, fills)
      const changed = new Map([...moved, ...placed].map((one) => [one.fillRecordId, one]))
      sized = [...sized, ...placed]
        .map((one) => {
          const now = changed.get(one.fillRecordId)
          if (now !== undefined) return now
          if (!outside(neighbours, one)) return one
          const shifts = older.includes(one)
            ? olderShifts.filter(({ slot }) => slot <= one.anchorSlot)
            : newerShifts.filter(({ slot }) => slot > one.anchorSlot)
          return { ...one, baseRaw: shifts.reduce((sum, { baseRaw }) => sum + baseRaw, one.baseRaw) }
        })
        .sort((a, b) => Number(a.fillRecordId - b.fillRecordId))
    },
    sizes: () => sized.map(({ baseRaw }) => Number(baseRaw)),
    anchors: () => sized.map(({ anchorSlot }) => anchorSlot),
  }
}

// Changes of +5, −2, −14 (through zero) and +7, starting from a position of 10 before the first known fill.
const history = [fill(1, 100, 5), fill(2, 110, -2), fill(3, 120, -14), fill(4, 130, 7)]
const sizes = [15, 13, -1, 6]

test('computes sizes from a later account state if fills arrive backwards', () => {
  const chain = records()
  chain.account(200, 6)
  for (const one of [...history].reverse()) chain.arrive(one)
  expect(chain.sizes()).toEqual(sizes)
})

test('sizes the fills of one batch together', () => {
  const chain = records()
  chain.account(125, -1)
  chain.arrive(...history)
  expect(chain.sizes()).toEqual(sizes)
})

test('continues from the previous account state if fills arrive before the state that contains them', () => {
  const chain = records()
  chain.account(90, 10)
  for (const one of history) {
    chain.arrive(one)
    chain.account(one.slot, sizes[Number(one.fillRecordId) - 1] ?? 0)
  }
  expect(chain.sizes()).toEqual(sizes)
})

test('corrects sizes with the fills in between if fills arrive after the states that contain them', () => {
  const chain = records()
  chain.account(130, 6)
  chain.arrive(history[0] ?? fill(0, 0, 0))
  expect(chain.sizes()).toEqual([6]) // The sizes assume that nothing else happened, because no other fill is known yet.
  chain.arrive(history[1] ?? fill(0, 0, 0), history[2] ?? fill(0, 0, 0))
  chain.arrive(history[3] ?? fill(0, 0, 0))
  expect(chain.sizes()).toEqual(sizes)
})

test('ends with the same sizes for every order of arrival of fills and account states', () => {
  const states = [
    { slot: 90, base: 10 },
    { slot: 115, base: 13 },
    { slot: 130, base: 6 },
  ]
  const order = fc.shuffledSubarray(history, { minLength: 4 })
  const cuts = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(order, cuts, fc.boolean(), (fills, whenStates, together) => {
      const chain = records()
      let known = 0
      chain.account(states[0]?.slot ?? 0, states[0]?.base ?? 0)
      const next = (count: number) => {
        known = Math.min(states.length - 1, known + count)
        const state = states[known]
        if (state !== undefined) chain.account(state.slot, state.base)
      }
      if (together) {
        chain.arrive(...fills.slice(0, 2))
        next(whenStates[0] ?? 0)
        chain.arrive(...fills.slice(2))
      } else {
        for (const [index, one] of fills.entries()) {
          next(whenStates[index] ?? 0)
          chain.arrive(one)
        }
      }
      expect(chain.sizes()).toEqual(sizes)
    }),
  )
})

test('treats a trader without a known account as flat before the first fill', () => {
  const chain = records()
  chain.arrive(fill(3, 120, -14))
  chain.arrive(fill(1, 100, 5), fill(4, 130, 7))
  chain.arrive(fill(2, 110, -2))
  expect(chain.sizes()).toEqual([5, 3, -11, -4])
  expect(chain.anchors()).toEqual([noAnchor, noAnchor, noAnchor, noAnchor])
})

test('does not let a change without a fill alter earlier sizes', () => {
  const chain = records()
  chain.account(90, 10)
  chain.arrive(fill(1, 100, 5))
  chain.account(150, 0) // A settlement has removed 15 without a fill.
  chain.arrive(fill(2, 160, -2))
  expect(chain.sizes()).toEqual([15, -2])
})

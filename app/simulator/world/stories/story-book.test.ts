import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { hourOfSlot, slotsPerHour } from '../world-time'
import type { Plot, Story, StoryId } from './story'
import { createStoryBook } from './story-book'

const firstHour = 1_000
const lifeHours = 12

/** Hours in which the steps of three stories happen. Each story has different idle periods. */
const stepHours = [
  [0, 5, 6, 11],
  [0, 11],
  [3, 4, 9],
]

function tell(id: StoryId): Story {
  const hours = stepHours[id.ordinal] ?? []
  return {
    id,
    steps: hours.map((hour) => ({ slot: (id.hour + hour) * slotsPerHour + 7 * id.ordinal })),
    draft: () => {
      throw new Error('no transactions are requested here')
    },
    touched: () => [],
  }
}

const plot: Plot = {
  code: 1,
  programId: trustedAddress('11111111111111111111111111111111'),
  longestHours: lifeHours,
  birthsIn: (hour) => (hour % 2 === 0 ? stepHours.length : 0),
  spanOf: ({ hour }) => ({ firstSlot: hour * slotsPerHour, lastSlot: (hour + lifeHours) * slotsPerHour - 1 }),
  tell,
}

/** Returns all steps of an hour. The function checks every story. */
function told(hour: number): string[] {
  const found: string[] = []
  for (let born = hour - lifeHours; born <= hour; born++) {
    for (let ordinal = 0; ordinal < plot.birthsIn(born); ordinal++) {
      tell({ plot: 1, hour: born, ordinal }).steps.forEach(({ slot }, step) => {
        if (hourOfSlot(slot) === hour) found.push(`${born} ${ordinal} ${step}`)
      })
    }
  }
  return found.sort()
}

const forwards = Array.from({ length: 40 }, (_, index) => firstHour + index)
const leaps = forwards.map((_, index) => firstHour + ((index * 17) % 40))

test.each([
  ['forwards', forwards],
  ['backwards', forwards.toReversed()],
  ['with jumps', leaps],
  ['back and forth', [...forwards, ...forwards.toReversed(), ...leaps]],
])('finds every step with a small cache when hours are read %s', (_, hours) => {
  const book = createStoryBook(plot, 4)
  for (const hour of hours) {
    const from = hour * slotsPerHour
    const found = book
      .happenings(from, from + slotsPerHour - 1)
      .map(({ story: { id }, step }) => `${id.hour} ${id.ordinal} ${step}`)
    expect(found.sort()).toEqual(told(hour))
  }
  expect(told(firstHour + 20)).not.toEqual([])
})

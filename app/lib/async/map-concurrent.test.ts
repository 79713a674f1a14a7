import { expect, test } from 'vitest'
import { mapConcurrent } from './map-concurrent'

async function* numbers(count: number, taken: number[] = []): AsyncGenerator<number> {
  for (let number = 0; number < count; number += 1) {
    taken.push(number)
    yield number
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('returns results in the order of the items, even if later ones finish first', async () => {
  const found: number[] = []
  const slowFirst = async (item: number) => {
    await pause(item === 0 ? 20 : 1)
    return item * 10
  }
  for await (const result of mapConcurrent(numbers(5), 3, slowFirst)) found.push(result)
  expect(found).toEqual([0, 10, 20, 30, 40])
})

test('works on the given number of items at a time and no more', async () => {
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await pause(2)
    running -= 1
  }
  for await (const _ of mapConcurrent(numbers(12), 4, work)) await pause(1)
  expect(most).toBe(4)
})

test('throws a failure in its turn and takes no further item', async () => {
  const taken: number[] = []
  const work = async (item: number) => {
    if (item === 2) throw new Error('two')
    return item
  }
  const found: number[] = []
  const read = async () => {
    for await (const result of mapConcurrent(numbers(100, taken), 2, work)) found.push(result)
  }
  await expect(read()).rejects.toThrow('two')
  expect(found).toEqual([0, 1])
  expect(taken.length).toBeLessThan(6)
})

test('takes no further items when the reader stops', async () => {
  const taken: number[] = []
  for await (const result of mapConcurrent(numbers(100, taken), 2, async (item) => item))
    if (result === 3) break
  expect(taken.length).toBeLessThan(8)
})

test('throws a failure of the source after the results before it', async () => {
  async function* broken(): AsyncGenerator<number> {
    yield 1
    yield 2
    throw new Error('gone')
  }
  const found: number[] = []
  const read = async () => {
    for await (const result of mapConcurrent(broken(), 5, async (item) => item)) found.push(result)
  }
  await expect(read()).rejects.toThrow('gone')
  expect(found).toEqual([1, 2])
})

test('returns finished results while the source is waiting', async () => {
  let more: (() => void) | undefined
  async function* slow(): AsyncGenerator<number> {
    yield 1
    await new Promise<void>((resolve) => {
      more = resolve
    })
    yield 2
  }
  const reader = mapConcurrent(slow(), 3, async (item) => item)
  expect(await reader.next()).toEqual({ done: false, value: 1 })
  more?.()
  expect(await reader.next()).toEqual({ done: false, value: 2 })
})

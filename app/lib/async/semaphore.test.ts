import { expect, test } from 'vitest'
import { createSemaphore, SemaphoreFull } from './semaphore'

/** Creates tasks that end when the test ends them, and counts how many run at a time. */
function createTasks() {
  const endings: ((error?: Error) => void)[] = []
  let running = 0
  let most = 0
  const task = () =>
    new Promise<void>((resolve, reject) => {
      running += 1
      most = Math.max(most, running)
      endings.push((error) => {
        running -= 1
        if (error) reject(error)
        else resolve()
      })
    })
  return { task, endings, most: () => most }
}

test('runs as many tasks as there are slots and the others in order', async () => {
  const { task, endings, most } = createTasks()
  const semaphore = createSemaphore({ slots: 2, longestQueue: 10 })
  const all = Promise.all(Array.from({ length: 5 }, () => semaphore.run(task)))
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => endings.length).toBeGreaterThan(ended)
    endings[ended]?.()
  }
  await all
  expect(most()).toBe(2)
})

test('rejects a task when the queue is full, and frees the slot of a failed task', async () => {
  const { task, endings } = createTasks()
  const semaphore = createSemaphore({ slots: 1, longestQueue: 1 })
  const first = semaphore.run(task)
  const second = semaphore.run(task)
  await expect(semaphore.run(task)).rejects.toBeInstanceOf(SemaphoreFull)
  endings[0]?.(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await expect.poll(() => endings.length).toBe(2)
  endings[1]?.()
  await second
})

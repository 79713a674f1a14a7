import { expect, test } from 'vitest'
import { trustedSignature } from '~/domain/base/ids'
import { createSignatureQueue } from './signature-queue'

const [a, b, c] = ['a', 'b', 'c'].map(trustedSignature) as [
  ReturnType<typeof trustedSignature>,
  ReturnType<typeof trustedSignature>,
  ReturnType<typeof trustedSignature>,
]

test('reads a signature once, from the side that offers it first', () => {
  const queue = createSignatureQueue()
  expect(queue.offer(a, 7, 'live')).toBe(true)
  expect(queue.offer(a, 7, 'backlog')).toBe(false)
  expect(queue.take('backlog', 10)).toEqual([])
  expect(queue.take('live', 10).map(({ signature }) => signature)).toEqual([a])
  expect(queue.offer(a, 7, 'live')).toBe(false)
})

test('reads a signature again that landed in another slot, because its first slot is orphaned', () => {
  const queue = createSignatureQueue()
  queue.offer(a, 7, 'live')
  expect(queue.offer(a, 9, 'live')).toBe(true)
  expect(queue.take('live', 10)).toHaveLength(2)
})

test('puts failed signatures first again, in their order', () => {
  const queue = createSignatureQueue()
  for (const signature of [a, b, c]) queue.offer(signature, 7, 'live')
  const taken = queue.take('live', 2)
  queue.putBack(taken)
  expect(queue.take('live', 10).map(({ signature }) => signature)).toEqual([a, b, c])
})

test('settles when everything offered so far is done, regardless of later signatures', async () => {
  const queue = createSignatureQueue()
  queue.offer(a, 7, 'live')
  queue.offer(b, 7, 'backlog')
  let settled = false
  const waiting = queue.settled().then(() => {
    settled = true
  })
  queue.offer(c, 7, 'live')
  const [first] = queue.take('live', 1)
  const [second] = queue.take('backlog', 1)
  queue.done(second!)
  await Promise.resolve()
  expect(settled).toBe(false)
  queue.done(first!)
  await waiting
  expect(queue.pending()).toBe(1)
})

test('is full when reports outpace reading for long, and accepts more as soon as one is done', () => {
  const queue = createSignatureQueue()
  for (let heard = 0; heard < 20_000; heard += 1) queue.offer(trustedSignature(`heard ${heard}`), 7, 'live')
  expect(queue.isFull()).toBe(true)
  const [first] = queue.take('live', 1)
  queue.done(first!)
  expect(queue.isFull()).toBe(false)
})

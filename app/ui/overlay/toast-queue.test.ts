import { expect, test } from 'vitest'
import { emptyQueue, type ToastMessage, type ToastQueue, toastQueue } from './toast-queue'

const show = (queue: ToastQueue, message: ToastMessage) => toastQueue(queue, { type: 'show', message })
const info = (title: string): ToastMessage => ({ kind: 'info', title })
const titles = (queue: ToastQueue) => queue.toasts.map(({ title }) => title)

test('adds the newest toast at the end', () => {
  expect(titles(show(show(emptyQueue, info('a')), info('b')))).toEqual(['a', 'b'])
})

test('removes the first toast when a fifth is shown', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].reduce((queue, title) => show(queue, info(title)), emptyQueue)
  expect(titles(five)).toEqual(['b', 'c', 'd', 'e'])
})

test('shows the same message only once, as a new toast', () => {
  const twice = show(show(show(emptyQueue, info('a')), info('b')), info('a'))
  expect(twice.toasts).toEqual([
    { kind: 'info', title: 'b', id: 2 },
    { kind: 'info', title: 'a', id: 3 },
  ])
})

test('removes a dismissed toast and does not reuse its id', () => {
  const dismissed = toastQueue(show(emptyQueue, info('a')), { type: 'dismiss', id: 1 })
  expect(dismissed).toEqual({ toasts: [], nextId: 2 })
})

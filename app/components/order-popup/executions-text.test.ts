import { expect, test } from 'vitest'
import { executionsText } from './executions-text'

const told = (shown: number, totalElements: number, isComplete: boolean, isOpen = true) =>
  executionsText({ content: new Array(shown), totalElements, isComplete }, isOpen)

test('calls the executions complete if all are shown', () => {
  expect(told(1, 1, true)).toBe('1 execution')
  expect(told(3, 3, true)).toBe('All 3 executions')
  expect(told(250, 1_200, true)).toBe('The newest 250 of 1,200')
  expect(told(0, 0, true)).toBe('Nothing has been executed yet.')
  expect(told(0, 0, true, false)).toBe('Nothing has been executed.')
})

test('mentions missing executions if the order has sold more than they did', () => {
  expect(told(0, 0, false)).toBe(
    'None of its executions is known: they are older than what was read of the chain, or have just happened.',
  )
  expect(told(1, 1, false)).toBe(
    '1 execution is known; others are older than what was read of the chain, or have just happened',
  )
  expect(told(3, 3, false)).toBe(
    '3 executions are known; others are older than what was read of the chain, or have just happened',
  )
})

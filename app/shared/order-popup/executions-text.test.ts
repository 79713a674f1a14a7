import { expect, test } from 'vitest'
import { executionsText } from './executions-text'

const told = (shown: number, totalElements: number, isComplete: boolean, isOpen = true) =>
  executionsText(
    { content: new Array(shown), totalElements, isComplete, totalIsExact: true, page: 1, size: 250 },
    isOpen,
  )

test('states that the fills are complete if all are shown', () => {
  expect(told(1, 1, true)).toBe('1 fill')
  expect(told(3, 3, true)).toBe('All 3 fills')
  expect(told(250, 1_200, true)).toBe('Latest 250 of 1,200')
  expect(told(0, 0, true)).toBe('No fills yet.')
  expect(told(0, 0, true, false)).toBe('No fills.')
})

test('states the range of a later page', () => {
  const later = {
    content: new Array(6),
    totalElements: 106,
    isComplete: true,
    totalIsExact: true,
    page: 6,
    size: 20,
  }
  expect(executionsText(later, true)).toBe('101–106 of 106')
})

test('mentions missing fills if the order has sold more than the indexed fills', () => {
  expect(told(0, 0, false)).toBe('No fills indexed; older or very recent ones may be missing.')
  expect(told(1, 1, false)).toBe('1 fill indexed; older or very recent ones may be missing')
  expect(told(3, 3, false)).toBe('3 fills indexed; older or very recent ones may be missing')
})

test('says how many executions match a filter', () => {
  const page = { content: [1], totalElements: 1, isComplete: true, totalIsExact: true, page: 1, size: 20 }
  expect(executionsText(page, true, true)).toBe('1 fill matches')
  expect(executionsText({ ...page, content: [1, 2], totalElements: 2 }, true, true)).toBe('2 fills match')
  expect(executionsText({ ...page, content: [], totalElements: 0 }, true, true)).toBe(
    'No fills match the filter.',
  )
})

test('says in a narrowed list that fills may be missing', () => {
  const page = {
    content: [1, 2, 3],
    totalElements: 3,
    isComplete: false,
    totalIsExact: true,
    page: 1,
    size: 20,
  }
  const missing = 'older or very recent ones may be missing'
  expect(executionsText(page, true, true)).toBe(`3 fills match; ${missing}`)
  expect(executionsText({ ...page, isComplete: true, totalIsExact: false }, true, true)).toBe(
    `3 fills match; ${missing}`,
  )
  expect(executionsText({ ...page, totalElements: 40 }, true, true)).toBe(`Latest 3 of 40; ${missing}`)
  expect(executionsText({ ...page, content: [], totalElements: 0 }, true, true)).toBe(
    'No fills match the filter. Older or very recent ones may be missing.',
  )
})

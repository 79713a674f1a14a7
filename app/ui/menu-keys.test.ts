import { expect, test } from 'vitest'
import { menuTarget } from './menu-keys'

const labels = ['Profile', 'Favorites', 'API Keys', 'Paste']

test('arrows go round', () => {
  expect(menuTarget('ArrowDown', labels, 3)).toBe(0)
  expect(menuTarget('ArrowUp', labels, 0)).toBe(3)
  expect(menuTarget('ArrowUp', labels, 2)).toBe(1)
})

test('with the focus at no item, down is the first and up the last', () => {
  expect(menuTarget('ArrowDown', labels, -1)).toBe(0)
  expect(menuTarget('ArrowUp', labels, -1)).toBe(3)
})

test('Home and End lead to the ends', () => {
  expect(menuTarget('Home', labels, 2)).toBe(0)
  expect(menuTarget('End', labels, 0)).toBe(3)
})

test('a letter leads to the next label that begins with it', () => {
  expect(menuTarget('p', labels, 0)).toBe(3)
  expect(menuTarget('P', labels, 3)).toBe(0)
  expect(menuTarget('x', labels, 0)).toBeUndefined()
})

test('space and Enter are the item’s own', () => {
  expect(menuTarget(' ', labels, 0)).toBeUndefined()
  expect(menuTarget('Enter', labels, 0)).toBeUndefined()
})

test('an empty menu leads nowhere', () => {
  expect(menuTarget('ArrowDown', [], -1)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { menuTarget } from './menu-keys'

const labels = ['Profile', 'Favorites', 'API Keys', 'Paste']

test('wraps around with the arrow keys', () => {
  expect(menuTarget('ArrowDown', labels, 3)).toBe(0)
  expect(menuTarget('ArrowUp', labels, 0)).toBe(3)
  expect(menuTarget('ArrowUp', labels, 2)).toBe(1)
})

test('without focus in the menu, goes to the first item on ArrowDown and to the last on ArrowUp', () => {
  expect(menuTarget('ArrowDown', labels, -1)).toBe(0)
  expect(menuTarget('ArrowUp', labels, -1)).toBe(3)
})

test('goes to the ends with Home and End', () => {
  expect(menuTarget('Home', labels, 2)).toBe(0)
  expect(menuTarget('End', labels, 0)).toBe(3)
})

test('goes to the next label that starts with the letter', () => {
  expect(menuTarget('p', labels, 0)).toBe(3)
  expect(menuTarget('P', labels, 3)).toBe(0)
  expect(menuTarget('x', labels, 0)).toBeUndefined()
})

test('leaves space and Enter to the item', () => {
  expect(menuTarget(' ', labels, 0)).toBeUndefined()
  expect(menuTarget('Enter', labels, 0)).toBeUndefined()
})

test('goes nowhere in an empty menu', () => {
  expect(menuTarget('ArrowDown', [], -1)).toBeUndefined()
})

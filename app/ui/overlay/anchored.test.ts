import { expect, test } from 'vitest'
import { placeAtRight, placeBeside } from './anchored'

const window = { width: 1000, height: 800 }

test('places a popover below the left edge of an anchor in the left half', () => {
  const anchor = { left: 100, right: 140, top: 10, bottom: 40 }
  expect(placeBeside({ anchor, ...window })).toEqual({
    top: '44px',
    bottom: 'auto',
    left: '100px',
    right: 'auto',
  })
})

test('aligns the right edges for an anchor in the right half', () => {
  const anchor = { left: 900, right: 990, top: 10, bottom: 40 }
  expect(placeBeside({ anchor, ...window })).toMatchObject({ left: 'auto', right: '10px' })
})

test('places the popover above an anchor in the lowest third', () => {
  const anchor = { left: 100, right: 140, top: 700, bottom: 730 }
  expect(placeBeside({ anchor, ...window })).toMatchObject({ top: 'auto', bottom: '104px' })
})

test('keeps 8 px from the edge of the window', () => {
  const anchor = { left: -20, right: 10, top: 0, bottom: 20 }
  expect(placeBeside({ anchor, ...window })).toMatchObject({ left: '8px' })
})

test('places a popover to the right of an anchor in the sidebar, with a line of 28 px around its middle', () => {
  const anchor = { left: 12, right: 52, top: 100, bottom: 136 }
  expect(placeAtRight({ anchor, ...window })).toEqual({
    left: '64px',
    right: 'auto',
    top: '104px',
    bottom: 'auto',
  })
})

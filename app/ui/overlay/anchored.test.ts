import { expect, test } from 'vitest'
import { placeAtRight, placeBeside } from './anchored'

const window = { width: 1000, height: 800 }
const small = { width: 200, height: 100 }

test('places a popover below the left edge of an anchor in the left half', () => {
  const anchor = { left: 100, right: 140, top: 10, bottom: 40 }
  expect(placeBeside({ anchor, ...window }, small)).toEqual({
    top: '44px',
    bottom: 'auto',
    left: '100px',
    right: 'auto',
  })
})

test('aligns the right edges for an anchor in the right half', () => {
  const anchor = { left: 900, right: 990, top: 10, bottom: 40 }
  expect(placeBeside({ anchor, ...window }, small)).toMatchObject({ left: 'auto', right: '10px' })
})

test('places the popover above an anchor in the lowest third', () => {
  const anchor = { left: 100, right: 140, top: 700, bottom: 730 }
  expect(placeBeside({ anchor, ...window }, small)).toMatchObject({ top: 'auto', bottom: '104px' })
})

test('keeps 8 px from the edge of the window', () => {
  const anchor = { left: -20, right: 10, top: 0, bottom: 20 }
  expect(placeBeside({ anchor, ...window }, small)).toMatchObject({ left: '8px' })
})

test('moves a popover that is wider than the space at its anchor into a narrow window', () => {
  const phone = { width: 390, height: 844 }
  const wide = { width: 340, height: 376 }
  const right = { left: 200, right: 300, top: 100, bottom: 140 }
  expect(placeBeside({ anchor: right, ...phone }, wide)).toMatchObject({ left: 'auto', right: '42px' })
  const left = { left: 90, right: 180, top: 100, bottom: 140 }
  expect(placeBeside({ anchor: left, ...phone }, wide)).toMatchObject({ left: '42px', right: 'auto' })
})

test('places a popover above its anchor if it fits only there', () => {
  const tall = { width: 200, height: 376 }
  const anchor = { left: 100, right: 140, top: 460, bottom: 490 }
  expect(placeBeside({ anchor, ...window }, tall)).toMatchObject({ top: 'auto', bottom: '344px' })
})

test('keeps a popover that fits on neither side within the window', () => {
  const tall = { width: 200, height: 600 }
  const anchor = { left: 100, right: 140, top: 300, bottom: 330 }
  expect(placeBeside({ anchor, ...window }, tall)).toMatchObject({ top: '192px', bottom: 'auto' })
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

import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { turnCount, turnScript } from './in-turn'

/** Runs the script in a document in which some turns have an element. */
function start({ hash = '', parsed = false, elements = [] as string[] } = {}) {
  const attributes = new Map<string, string>()
  const frames: (() => void)[] = []
  const document = {
    readyState: parsed ? 'interactive' : 'loading',
    documentElement: {
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
      removeAttribute: (name: string) => void attributes.delete(name),
    },
    querySelector: (selector: string) => elements.find((turn) => selector === `[data-turn=${turn}]`) ?? null,
  }
  runInNewContext(turnScript, {
    document,
    location: { hash },
    requestAnimationFrame: (callback: () => void) => void frames.push(callback),
    setTimeout: (callback: () => void) => callback(),
  })
  const frame = () => {
    frames.shift()?.()
    return attributes.get('data-turns')?.split(' ')[0]
  }
  return { document, elements, frame, isOver: () => !attributes.has('data-turns') && frames.length === 0 }
}

test('lets one panel be painted per frame, as soon as the document contains it', () => {
  const { document, elements, frame, isOver } = start({ elements: ['t1'] })
  expect([frame(), frame(), frame()]).toEqual(['t2', 't2', 't2'])
  elements.push('t2')
  expect([frame(), frame()]).toEqual(['t3', 't3'])
  elements.push('t3', 't4')
  expect([frame(), frame()]).toEqual(['t4', 't5'])
  document.readyState = 'interactive'
  frame()
  expect(isOver()).toBe(true)
})

test('skips turns that no panel of a complete document has', () => {
  const { frame, isOver } = start({ parsed: true, elements: ['t3', `t${turnCount}`] })
  expect(frame()).toBe('t4')
  frame()
  expect(isOver()).toBe(true)
})

test('shows all panels at once for a link to a place within the page', () => {
  expect(start({ hash: '#dca', elements: ['t1'] }).isOver()).toBe(true)
})

test('has no character that the renderer escapes', () => {
  expect(turnScript).not.toMatch(/["'&<>]/)
})

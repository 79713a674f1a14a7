import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { earlyPressScript } from './early-press'

type Press = (event: { readonly target: object }) => void

/** Runs the script in a page. */
function openPage() {
  const listeners = new Set<Press>()
  const timers: (() => void)[] = []
  const window: { repeatEarlyPress?: () => void } = {}
  runInNewContext(earlyPressScript, {
    window,
    addEventListener: (_: string, press: Press) => listeners.add(press),
    removeEventListener: (_: string, press: Press) => listeners.delete(press),
    setTimeout: (end: () => void) => timers.push(end),
  })
  return {
    press(target: object) {
      for (const listener of listeners) listener({ target })
    },
    pass() {
      for (const end of timers.splice(0)) end()
    },
    hydrate: () => window.repeatEarlyPress?.(),
  }
}

/** Creates a button. `popover`: the one that it opens, if that is part of the page. */
function createButton(popover: object | null = null) {
  const button = { click: vi.fn(), popoverTargetElement: popover }
  return { ...button, closest: () => button }
}
const text = { closest: () => null }

test('presses the last button again, once', () => {
  const page = openPage()
  const [first, last] = [createButton(), createButton()]
  for (const button of [first, last, last]) page.press(button)
  page.hydrate()
  expect([first.click.mock.calls.length, last.click.mock.calls.length]).toEqual([0, 1])
})

test.each([
  ['a click elsewhere', (page: ReturnType<typeof openPage>) => page.press(text)],
  ['a click on the document', (page: ReturnType<typeof openPage>) => page.press({})],
  ['ten seconds', (page: ReturnType<typeof openPage>) => page.pass()],
])('forgets a press after %s', (_, event) => {
  const [page, button] = [openPage(), createButton()]
  page.press(button)
  event(page)
  page.hydrate()
  expect(button.click).not.toHaveBeenCalled()
})

test('does not close a popover that the browser has opened', () => {
  const [page, button] = [openPage(), createButton({})]
  page.press(button)
  page.hydrate()
  expect(button.click).not.toHaveBeenCalled()
})

test('contains no characters that the renderer escapes', () => {
  expect(earlyPressScript).not.toMatch(/["'&<>]/)
})

import { expect, test } from 'vitest'
import { leadAmongTabs, type TabLocks } from './lead-among-tabs'

/** Locks of one browser: a name has one holder, and the others wait in order. */
function createLocks(): TabLocks {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name, { signal }, whileHeld) {
      const before = last
      const own = before.then(() => {
        if (signal.aborted) throw new DOMException('left', 'AbortError')
        return whileHeld()
      })
      last = own.catch(() => undefined)
      return own
    },
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

function createTab(name: string, log: string[], locks: TabLocks | undefined) {
  return leadAmongTabs(
    'alerts',
    () => {
      log.push(`${name} starts`)
      return () => log.push(`${name} stops`)
    },
    locks,
  )
}

test('one tab leads, and the next takes over when it leaves', async () => {
  const [log, locks] = [[] as string[], createLocks()]
  const leaveFirst = createTab('first', log, locks)
  createTab('second', log, locks)
  await settle()
  expect(log).toEqual(['first starts'])
  leaveFirst()
  await settle()
  expect(log).toEqual(['first starts', 'first stops', 'second starts'])
})

test('a tab that leaves while it waits never starts', async () => {
  const [log, locks] = [[] as string[], createLocks()]
  const leaveFirst = createTab('first', log, locks)
  const leaveSecond = createTab('second', log, locks)
  leaveSecond()
  leaveFirst()
  await settle()
  expect(log.filter((entry) => entry.startsWith('second'))).toEqual([])
})

test('every tab starts if the browser refuses locks', async () => {
  const log: string[] = []
  const refusing: TabLocks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  const leave = createTab('first', log, refusing)
  await settle()
  leave()
  expect(log).toEqual(['first starts', 'first stops'])
})

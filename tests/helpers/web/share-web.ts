import { afterAll, beforeAll } from 'vitest'
import { invariant } from '~/lib/invariant'
import { openWeb, type WebTest } from './web-context'

/**
 * Opens one web process for all tests of a file. It is filled before the first test and closed after the last
 * one. Tests that share a process should only read, or not depend on their order.
 */
export function shareWeb(
  options: Omit<NonNullable<Parameters<typeof openWeb>[0]>, 'onEnd'>,
  fill: (web: WebTest) => Promise<void>,
): WebTest {
  let opened: WebTest | undefined
  const ends: (() => Promise<void>)[] = []
  beforeAll(async () => {
    opened = await openWeb({ ...options, onEnd: (end) => ends.push(end) })
    await fill(opened)
  })
  afterAll(() => Promise.all(ends.map((end) => end())))
  const web = (): WebTest => {
    invariant(opened, 'the shared web process is used in a test')
    return opened
  }
  return {
    get context() {
      return web().context
    },
    get writer() {
      return web().writer
    },
    get pool() {
      return web().pool
    },
    get keyed() {
      return web().keyed
    },
    get: (path, headers) => web().get(path, headers),
  }
}

import { expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '~/lib/log'
import { createPool } from '~/store/postgres/pool'
import { createChangeFeed } from './change-feed.server'

test('logs an outage of the store once, even if the change log is read several times', async () => {
  const nowhere = 'postgres://nobody:nothing@127.0.0.1:1/none'
  const warn = vi.fn()
  const log = { ...silentLog, warn, error: warn }
  const pool = createPool({ url: nowhere, profile: 'web', log: silentLog })
  const query = vi.spyOn(pool, 'query')
  let notify: () => void = () => undefined
  const feed = createChangeFeed({
    pool,
    url: nowhere,
    topics: ['dca'],
    listen: (onNotice) => {
      notify = onNotice
      return { stop: async () => undefined }
    },
    log,
  })
  onTestFinished(async () => {
    await feed.stop()
    await pool.end()
  })
  await vi.waitFor(() => {
    notify()
    expect(query.mock.calls.length).toBeGreaterThan(3)
  }, 10_000)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith(
    { error: expect.stringContaining('ECONNREFUSED') },
    'change log: read failed',
  )
})

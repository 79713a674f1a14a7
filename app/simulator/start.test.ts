import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '~/lib/log'
import { GeyserPortTaken } from './geyser/geyser-server'
import { startSimulator } from './start'
import { call } from './web3-client.fixture'

const options = { host: '127.0.0.1', port: 0, seed: 1, speed: 1, log: silentLog }

test('serves a folder of fixtures instead of the world', async () => {
  const server = await startSimulator({ ...options, fixtures: 'tests/fixtures/chain' })
  onTestFinished(() => server.stop())
  const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  expect(await call(server.url, 'getTokenSupply', usdc)).toHaveProperty(
    'result.value.amount',
    '9308841079006125',
  )
})

test('rejects if the port is taken', async () => {
  const first = await startSimulator({ ...options, fixtures: 'tests/fixtures/chain' })
  onTestFinished(() => first.stop())
  const port = Number(new URL(first.url).port)
  const second = startSimulator({ ...options, port, fixtures: 'tests/fixtures/chain' })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('serves Geyser on a port of its own, and rejects with a clear error if the port is taken', async () => {
  const fixtures = 'tests/fixtures/chain'
  const first = await startSimulator({ ...options, fixtures, geyser: { port: 0 } })
  onTestFinished(() => first.stop())
  const port = Number(new URL(first.geyserUrl ?? '').port)
  expect(port).toBeGreaterThan(0)
  const second = startSimulator({ ...options, fixtures, geyser: { port } })
  await expect(second).rejects.toBeInstanceOf(GeyserPortTaken)
  await first.stop()
  const third = await startSimulator({ ...options, fixtures, geyser: { port } })
  onTestFinished(() => third.stop())
  expect(third.geyserUrl).toBe(first.geyserUrl)
})

import { expect, test } from 'vitest'
import { createHandMadeLedger } from '~/simulator/hand-made-ledger'
import type { SubscribeRequest__Output as Request } from '~/solana/geyser/generated/geyser/SubscribeRequest.generated'
import { filledOnce, geyserChain, orderSql, soon } from '../../helpers/geyser-chain'
import { startGeyserStub } from '../../helpers/geyser-stub'
import { handMadeDca } from '../../helpers/nodes/dca-chain'

const { the, setUp, produce, rows, heartbeat, live, follow, expectFilled } = geyserChain()

const isOverTenKeys = ({ accounts = {}, transactions = {}, slots = {}, blocksMeta = {} }: Request): boolean =>
  [accounts, transactions, slots, blocksMeta].some((filters) => Object.keys(filters).length > 1) ||
  Object.values(accounts).some(({ owner = [] }) => owner.length > 10) ||
  Object.values(transactions).some(({ accountInclude = [] }) => accountInclude.length > 10)

test('explains a wrong token without showing it, and reads the Solana RPC meanwhile', async () => {
  const token = 'wrong-token-of-a-test'
  await setUp({ token: 'right-token-of-a-test' }, token)
  const order = handMadeDca('order', 1n)
  produce({ accounts: [order.account()], transactions: [order.opened()] })
  the().chain.startIndexer()
  await soon(async () => {
    expect(await heartbeat('geyser')).toMatchObject({
      state: 'offline',
      detail: expect.stringMatching(/refuses the token \(No valid auth token: …\): check GEYSER_TOKEN\.$/),
    })
  })
  produce(filledOnce(order))
  await expectFilled(1)
  await soon(async () => {
    const events = await heartbeat('events:jupiter-dca')
    expect(events).toMatchObject({ state: 'degraded', detail: expect.stringContaining('check GEYSER_TOKEN') })
  })
  expect(JSON.stringify(await rows('select * from heartbeat'))).not.toContain(token)
  the().geyser.script.token = token
  await soon(async () => expect(the().geyser.streams()).toBe(1))
  produce({})
  await live()
})

test('asks for a token where the node requires one', async () => {
  await setUp({ token: 'right-token-of-a-test' })
  the().chain.startIndexer()
  await soon(async () => {
    const detail = expect.stringMatching(/requires a token.*: set GEYSER_TOKEN\.$/)
    expect(await heartbeat('geyser')).toMatchObject({ detail })
  })
})

test('explains a server without TLS behind a URL with https', async () => {
  await setUp()
  const url = the().geyser.url.replace('http:', 'https:')
  the().chain.startIndexer({ geyser: { url } })
  await soon(async () => {
    const detail = expect.stringMatching(/does not use TLS .*begin GEYSER_URL with http:\/\//)
    expect(await heartbeat('geyser')).toMatchObject({ state: 'catching-up', detail })
  })
})

test('uses one filter of each kind with at most ten keys', async () => {
  const details = 'Max amount of filters/keys reached, only 1/10 allowed'
  await setUp({ refuse: (request) => (isOverTenKeys(request) ? { code: 3, details } : undefined) })
  await follow()
})

test('explains a subscription that the plan does not allow', async () => {
  await setUp({ refuse: () => ({ code: 3, details: 'Max amount of filters reached' }) })
  the().chain.startIndexer()
  await soon(async () => {
    const detail = 'The Geyser node refuses the subscription (Max amount of filters reached).'
    expect(await heartbeat('geyser')).toMatchObject({ state: 'offline', detail })
  })
})

test('does not mix two chains', async () => {
  await setUp()
  const other = createHandMadeLedger({ genesisAt: 1_600_000_000 })
  const foreign = await startGeyserStub(other)
  try {
    the().ledger.produce()
    const order = handMadeDca('order', 1n)
    the().chain.startIndexer({ geyser: { url: foreign.url } })
    await soon(async () => expect(foreign.streams()).toBe(1))
    for (let block = 0; block < 3; block += 1) produce({})
    other.produce({ accounts: [order.account()], transactions: [order.opened()] })
    for (let block = 0; block < 3; block += 1) other.produce()
    await soon(async () => {
      const detail = expect.stringContaining('different chains')
      expect(await heartbeat('geyser')).toMatchObject({ state: 'offline', detail })
    })
    expect(await rows(orderSql)).toEqual([])
  } finally {
    await foreign.stop()
    other.stop()
  }
})

import { expect, onTestFinished, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import type { UiScaleConfig } from '~/domain/base/ui-scale'
import { mints } from '~/domain/token/mints'
import type { MintState } from '~/domain/token/token'
import { type Clock, systemClock } from '~/lib/clock'
import { encodeMint } from '~/protocols/spl-token/encode'
import { token2022ProgramId, tokenProgramId } from '~/protocols/spl-token/layout'
import { createHandMadeLedger } from '~/simulator/hand-made-ledger'
import { handMadeDca } from '../../helpers/nodes/dca-chain'
import { createIndexedChain } from '../../helpers/nodes/indexed-chain'
import { type JupiterStub, type StubPrice, serveJupiter } from '../../helpers/nodes/jupiter-stub'
import { openWeb } from '../../helpers/web/web-context'
import { mintState } from '../../helpers/world/states'

const stock = trustedAddress('XsDoVfqeBukxuZHWhdvWHBhgEHjGNst4MLodqsJHzoB')
const waiting = { timeout: 60_000, interval: 100 }

/** A clock that starts at the time of the ledger's first blocks. */
const behindMs = Date.now() - 1_700_000_510_000
const clock: Clock = { ...systemClock, nowMs: () => systemClock.nowMs() - behindMs }
const nowSeconds = () => Math.floor(clock.nowMs() / 1000)

function mintAccount(over: Partial<MintState>) {
  const state = mintState({ key: stock, ...over })
  return { key: stock, owner: state.tokenProgram, lamports: 1_461_600n, data: encodeMint(state) }
}

const scaledMint = (uiScale: UiScaleConfig) =>
  mintAccount({ tokenProgram: token2022ProgramId, extensions: [25], uiScale })

/**
 * Indexes a DCA order of one unscaled unit of the stock token. The parameters set the mint account of the
 * token and the response of the Price API.
 */
async function index(mint: ReturnType<typeof mintAccount>, stub: JupiterStub) {
  const ledger = createHandMadeLedger()
  const chain = await createIndexedChain(ledger, { clock, tokenApiUrl: stub.url, priceApiUrl: stub.url })
  onTestFinished(async () => {
    await chain.stop()
    ledger.stop()
  })
  const terms = {
    inputMint: stock,
    outputMint: mints.USDC,
    inDeposited: 1_000_000n,
    inAmountPerCycle: 100_000n,
  }
  ledger.produce({ accounts: [handMadeDca('order', 1n).account(terms), mint] })
  for (let vote = 0; vote < 3; vote += 1) ledger.produce()
  chain.startIndexer()
  const web = await openWeb({ clock, database: chain.database })
  return async () => {
    const response = await web.get('/api/dca/all')
    const [row] = (await response.json()).content
    return row && { amount: row.amount, price: row.inputMintPrice, usd: row.amountUsd }
  }
}

const stockAt = (price: StubPrice) => ({ [stock]: price })
const tenAt110 = { amount: 10, price: 110, usd: 1_100 }

test('extension 25 on chain and scaledUiConfig of the Price API give ten at $110', async () => {
  const stub = await serveJupiter({ prices: stockAt({ usdPrice: 110, scaledUiConfig: { multiplier: 10 } }) })
  const order = await index(
    scaledMint({ multiplier: 10, newMultiplierEffectiveAt: 0n, newMultiplier: 10 }),
    stub,
  )
  await expect.poll(order, waiting).toEqual(tenAt110)
})

test('extension 25 on chain alone gives the same amount and price', async () => {
  const stub = await serveJupiter({ prices: stockAt({ usdPrice: 110 }) })
  const order = await index(
    scaledMint({ multiplier: 10, newMultiplierEffectiveAt: 0n, newMultiplier: 10 }),
    stub,
  )
  await expect.poll(order, waiting).toEqual(tenAt110)
})

test('scaledUiConfig of the Price API alone gives the same amount and price while no extension is known from the chain', async () => {
  const scaledUiConfig = { multiplier: 10, usdPricePrescaled: 1_100 }
  const stub = await serveJupiter({ prices: stockAt({ usdPrice: 110, scaledUiConfig }) })
  const order = await index(mintAccount({ tokenProgram: tokenProgramId }), stub)
  await expect.poll(order, waiting).toEqual(tenAt110)
})

test('a multiplier change doubles the amount and halves the price at the same time', async () => {
  const changeAt = nowSeconds() + 15
  const config = { multiplier: 10, newMultiplier: 20 }
  const scaledUiConfig = { ...config, newMultiplierEffectiveAt: new Date(changeAt * 1000).toISOString() }
  const stub = await serveJupiter({ prices: stockAt({ usdPrice: 110, scaledUiConfig }) })
  const order = await index(scaledMint({ ...config, newMultiplierEffectiveAt: BigInt(changeAt) }), stub)
  await expect.poll(order, waiting).toEqual(tenAt110)
  expect(nowSeconds()).toBeLessThan(changeAt)
  const seen: Awaited<ReturnType<typeof order>>[] = []
  await expect
    .poll(async () => {
      // The Price API applies the new multiplier a few seconds after the multiplier takes effect.
      if (nowSeconds() >= changeAt + 3) stub.rules.prices = stockAt({ usdPrice: 55, scaledUiConfig })
      seen.push(await order())
      return nowSeconds() >= changeAt + 12 ? seen.at(-1) : undefined
    }, waiting)
    .toEqual({ amount: 20, price: 55, usd: 1_100 })
  const values = new Set(seen.map(({ amount, price, usd }) => `${amount} at ${price} is ${usd}`))
  expect(values).toEqual(new Set(['10 at 110 is 1100', '20 at 55 is 1100']))
})

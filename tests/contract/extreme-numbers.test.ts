import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Address } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import { encodeLimitOrder } from '~/protocols/jupiter-limit/encode'
import { limitProgramId } from '~/protocols/jupiter-limit/layout'
import { encodeKaminoOrder } from '~/protocols/kamino-limit/encode'
import { kaminoGlobalConfig, kaminoProgramId } from '~/protocols/kamino-limit/layout'
import { protocolOfOwner } from '~/protocols/registry'
import { sampleAddress } from '~/simulator/hand-made-samples'
import { handMadeDca } from '../helpers/nodes/dca-chain'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { batchOf, mintState } from '../helpers/world/states'
import { now } from './seed'

/** On-chain amounts are u64. The API must return each of them digit for digit, in every format. */

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  const mint = (key: Address, decimals: number) => ({
    state: mintState({ key, decimals, supplyRaw: largest }),
    slot: 1,
    at: now - 60,
  })
  await web.writer.write(batchOf({ accounts: [mint(mints.USDC, 6), mint(mints.wSOL, 9)] }))
})
afterAll(() => Promise.all(ends.map((end) => end())))

const largest = 2n ** 64n - 1n
/** Values around the limits of a double, a bigint column and a numeric column. */
const edges = [2n ** 53n, 2n ** 63n, 10n ** 19n].flatMap((edge) => [edge - 1n, edge, edge + 1n])
const u64 = fc.oneof(
  fc.constantFrom(0n, 1n, ...edges, largest - 1n, largest),
  fc.bigInt({ min: 0n, max: largest }),
)

/**
 * Expected fields of an order in the API's response. Each value is an amount in base units of USDC or SOL.
 */
type Told = Readonly<Record<string, readonly [raw: bigint, mint: 'USDC' | 'SOL']>>

interface Written {
  readonly key: Address
  readonly owner: Address
  readonly data: Uint8Array
  readonly told: Told
}

/** Takes ten amounts. Returns the account bytes of an order that has these amounts and sells USDC for SOL. */
type Write = (amounts: readonly bigint[], name: string) => Written

const pair = { inputMint: mints.USDC, outputMint: mints.wSOL, maker: sampleAddress('maker') }
const [smaller, larger] = [
  (one: bigint, other: bigint) => (one < other ? one : other),
  (one: bigint, other: bigint) => (one < other ? other : one),
]

const writeDca: Write = (amounts, name) => {
  const [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n, i = 0n, j = 0n] = amounts
  const [deposited, used] = [larger(larger(a, d), 1n), smaller(a, d)]
  // Keep something left to sell, because otherwise everything bought would count as paid out.
  const withdrawn = used + b < deposited ? b : 0n
  const sold = used + withdrawn < deposited ? used : 0n
  const order = handMadeDca(name, 1n)
  const account = order.account({
    idx: a,
    inDeposited: deposited,
    inWithdrawn: withdrawn,
    outWithdrawn: c,
    inUsed: sold,
    outReceived: e,
    inAmountPerCycle: f,
    nextCycleAmountLeft: g,
    minOutAmount: h,
    maxOutAmount: i,
    keeperInBalanceBeforeBorrow: j,
    dcaOutBalanceBeforeSwap: a,
    createdAt: BigInt(now - 50),
    nextCycleAt: BigInt(now + 50),
  })
  return {
    ...account,
    told: {
      amount: [deposited, 'USDC'],
      inDeposited: [deposited, 'USDC'],
      inWithdrawn: [withdrawn, 'USDC'],
      outWithdrawn: [c, 'SOL'],
      inUsed: [sold, 'USDC'],
      outReceived: [e, 'SOL'],
      inAmountPerCycle: [f, 'USDC'],
      nextCycleAmountLeft: [g, 'USDC'],
      minOutAmount: [h, 'SOL'],
      maxOutAmount: [i, 'SOL'],
      keeperInBalanceBeforeBorrow: [j, 'USDC'],
      dcaOutBalanceBeforeSwap: [a, 'SOL'],
    },
  }
}

const writeLimit: Write = ([a = 0n, b = 0n, c = 0n, d = 0n, e = 0n], name) => {
  const [making, oriMaking, taking, oriTaking] = [smaller(a, b), larger(a, b), smaller(c, d), larger(c, d)]
  const data = encodeLimitOrder({
    ...pair,
    inputTokenProgram: pair.maker,
    outputTokenProgram: pair.maker,
    inputMintReserve: pair.maker,
    uniqueId: e,
    oriMakingAmount: oriMaking,
    oriTakingAmount: oriTaking,
    makingAmount: making,
    takingAmount: taking,
    borrowMakingAmount: 0n,
    expiredAt: undefined,
    feeBps: 0,
    feeAccount: pair.maker,
    createdAt: BigInt(now - 50),
    updatedAt: BigInt(now - 50),
    bump: 255,
    slippageBps: 0,
  })
  return {
    key: sampleAddress(name),
    owner: limitProgramId,
    data,
    told: {
      amount: [oriMaking, 'USDC'],
      makingAmount: [making, 'USDC'],
      oriMakingAmount: [oriMaking, 'USDC'],
      takingAmount: [taking, 'SOL'],
      oriTakingAmount: [oriTaking, 'SOL'],
    },
  }
}

const writeKamino: Write = ([a = 0n, b = 0n, c = 0n, d = 0n, e = 0n], name) => {
  const [remaining, initial] = [smaller(a, b), larger(a, b)]
  const data = encodeKaminoOrder({
    ...pair,
    globalConfig: kaminoGlobalConfig,
    inputMintProgramId: pair.maker,
    outputMintProgramId: pair.maker,
    initialInputAmount: initial,
    expectedOutputAmount: c,
    remainingInputAmount: remaining,
    filledOutputAmount: d,
    tipAmount: e,
    numberOfFills: 1n,
    orderType: 0,
    status: 0,
    inVaultBump: 0,
    flashIxLock: 0,
    permissionless: 1,
    lastUpdatedTimestamp: BigInt(now - 50),
    flashStartTakerOutputBalance: e,
    counterparty: sampleAddress('counterparty'),
    feePaid: e,
  })
  return {
    key: sampleAddress(name),
    owner: kaminoProgramId,
    data,
    told: {
      amount: [initial, 'USDC'],
      initialInputAmount: [initial, 'USDC'],
      remainingInputAmount: [remaining, 'USDC'],
      filledOutputAmount: [d, 'SOL'],
      expectedOutputAmount: [c, 'SOL'],
    },
  }
}

type Row = Readonly<Record<string, unknown>>

/** Reads the rows of a list in every format. Returns them by order key. Values of CSV tables stay strings. */
async function readForms(path: string): Promise<readonly ReadonlyMap<unknown, Row>[]> {
  const request = async (query: string) => {
    const response = await web.get(`${path}?filter=historical&size=250${query}`)
    expect(response.status).toBe(200)
    return await response.text()
  }
  const [head = '', ...cells] = (await request('&format=csv&numbers=string')).trimEnd().split('\r\n')
  const names = head.split(',')
  const forms: readonly (readonly Row[])[] = [
    JSON.parse(await request('')).content,
    JSON.parse(await request('&numbers=string')).content,
    (await request('&format=ndjson'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
    cells.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell]))),
  ]
  return forms.map((rows) => new Map(rows.map((row) => [row.publicKey, row])))
}

const decimals = { USDC: 6, SOL: 9 } as const

/**
 * Formats a base unit amount as a decimal number with string operations only, to be independent of the code
 * under test.
 */
function decimalText(raw: bigint, places: number): string {
  const digits = raw.toString().padStart(places + 1, '0')
  const cut = digits.length - places
  const fraction = [...digits.slice(cut)]
  while (fraction.at(-1) === '0') fraction.pop()
  return [digits.slice(0, cut), ...(fraction.length > 0 ? [fraction.join('')] : [])].join('.')
}

const lists: readonly { readonly path: string; readonly write: Write }[] = [
  { path: '/api/dca/all', write: writeDca },
  { path: '/api/limit/all', write: writeLimit },
  { path: '/api/kamino/orders/all', write: writeKamino },
]

test.each(lists)('$path returns every u64 exactly as on chain', async ({ path, write }) => {
  const samples = fc.sample(fc.array(u64, { minLength: 10, maxLength: 10 }), { seed: 64, numRuns: 200 })
  const orders = samples.map((amounts, index) => write(amounts, `${path} ${index}`))
  const accounts = orders.map(({ key, owner, data }) => {
    const decoded = protocolOfOwner(owner)?.decodeAccount(key, owner, data)
    if (decoded?.outcome !== 'ok') throw new Error(`${path}: ${JSON.stringify(decoded)}`)
    return { state: decoded.value, slot: 10, at: now - 50 }
  })
  await web.writer.write(batchOf({ accounts }))
  const forms = await readForms(path)
  for (const { key, told } of orders) {
    for (const [name, [raw, mint]] of Object.entries(told)) {
      const text = decimalText(raw, decimals[mint])
      const found = forms.flatMap((rows) => [rows.get(key)?.[name], rows.get(key)?.[`${name}Raw`]])
      const digits = raw.toString()
      // Each number in the JSON must be the double that is closest to the exact digits.
      const nearest = JSON.parse(text)
      expect([name, ...found]).toEqual([name, nearest, digits, text, digits, nearest, digits, text, digits])
    }
  }
})

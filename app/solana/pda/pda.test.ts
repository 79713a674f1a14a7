import { PublicKey } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { addressBytes } from '../address/address-reader'
import { hexBytes } from '../bytes/hex'
import { isOnCurve } from './ed25519-point'
import { associatedTokenAddress, findProgramAddress, textSeed, u16Seed, u64Seed } from './pda'

const limitProgram = trustedAddress('j1o2qRpjcyUwEvwtcfhEQefh773ZgjxcVRry7LDqg5X')
const drift = trustedAddress('dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH')
const seed = fc.uint8Array({ minLength: 0, maxLength: 32 })

test('agrees with web3.js on which bytes are a point of the curve', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      expect(isOnCurve(bytes)).toBe(PublicKey.isOnCurve(bytes))
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['y = 1, the neutral element', `01${'00'.repeat(31)}`],
  ['y = -1, of order two', `ec${'ff'.repeat(30)}7f`],
  ['y = 0, of order four', '00'.repeat(32)],
  ['y = 1 with the sign of x set, which the runtime overlooks', `01${'00'.repeat(30)}80`],
  ['y = the prime + 1, which the runtime reduces', `ee${'ff'.repeat(30)}7f`],
  ['the base point', `58${'66'.repeat(31)}`],
])('treats %s as on the curve', (_, hex) => {
  expect(isOnCurve(hexBytes(hex))).toBe(true)
})

test('treats y = 2 as not on the curve', () => {
  expect(isOnCurve(hexBytes(`02${'00'.repeat(31)}`))).toBe(false)
})

test('derives the same addresses and bumps as web3.js', () => {
  fc.assert(
    fc.property(fc.array(seed, { maxLength: 6 }), (seeds) => {
      const [key, bump] = PublicKey.findProgramAddressSync(seeds, new PublicKey(limitProgram))
      expect(findProgramAddress(seeds, limitProgram)).toEqual({ address: key.toBase58(), bump })
    }),
    { numRuns: 100 },
  )
})

test('derives addresses that exist on mainnet: the state of Drift, an order, its reserve', () => {
  expect(findProgramAddress([textSeed('drift_state')], drift).address).toBe(
    '5zpq7DvB6UdFFvpmBPspGPNfUGoBRRCE2HHg5u3gxcsN',
  )
  const maker = trustedAddress('Ghe74U54qzzLmD3DLjM8s9CWYWzs663woWxQoNwKGd82')
  const order = findProgramAddress([textSeed('order'), addressBytes(maker), u64Seed(421_838n)], limitProgram)
  expect(order).toEqual({ address: 'CWsd8ReS4a9PEuK6HYyqWQ8BpuoNE9dnF6tzUPPbvhyZ', bump: 255 })
  const mint = trustedAddress('8SgNwESovnbG1oNEaPVhg6CR9mTMSK7jPvcYRe3wpump')
  const tokenProgram = trustedAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
  expect(associatedTokenAddress(order.address, mint, tokenProgram)).toBe(
    'Dj2GmGFwU9xhcyKZStkFyKWcwWNppTnS2xmrXWby62RY',
  )
})

test('encodes numbers in seeds as little-endian', () => {
  expect(u16Seed(0x0102)).toEqual(Uint8Array.of(2, 1))
  expect(u64Seed(0x0102n)).toEqual(Uint8Array.of(2, 1, 0, 0, 0, 0, 0, 0))
})

test('rejects seeds that the runtime rejects', () => {
  expect(() => findProgramAddress([new Uint8Array(33)], drift)).toThrow('no seed is longer than 32 bytes')
  expect(() => findProgramAddress(new Array(16).fill(new Uint8Array(1)), drift)).toThrow(
    'leave room for the bump',
  )
})

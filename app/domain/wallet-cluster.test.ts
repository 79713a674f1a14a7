import { expect, test } from 'vitest'
import { clusterNodes, walletChain } from './wallet-cluster'

test("uses the wallet's name of the main network instead of the node's name", () => {
  expect(walletChain('mainnet-beta')).toBe('solana:mainnet')
  expect(walletChain('devnet')).toBe('solana:devnet')
  expect(clusterNodes('mainnet-beta')).toEqual([
    'https://api.mainnet-beta.solana.com',
    'wss://api.mainnet-beta.solana.com',
  ])
})

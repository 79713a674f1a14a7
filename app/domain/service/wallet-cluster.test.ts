import { expect, test } from 'vitest'
import { clusterNodes, walletChain } from './wallet-cluster'

test("maps the nodes' name of the main network to the wallets' name", () => {
  expect(walletChain('mainnet-beta')).toBe('solana:mainnet')
  expect(walletChain('devnet')).toBe('solana:devnet')
  expect(clusterNodes('mainnet-beta')).toEqual([
    'https://api.mainnet-beta.solana.com',
    'wss://api.mainnet-beta.solana.com',
  ])
})

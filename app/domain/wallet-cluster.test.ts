import { expect, test } from 'vitest'
import { clusterNodes, walletChain } from './wallet-cluster'

test('wallets call the main network by another name than its nodes do', () => {
  expect(walletChain('mainnet-beta')).toBe('solana:mainnet')
  expect(walletChain('devnet')).toBe('solana:devnet')
  expect(clusterNodes('mainnet-beta')).toEqual([
    'https://api.mainnet-beta.solana.com',
    'wss://api.mainnet-beta.solana.com',
  ])
})

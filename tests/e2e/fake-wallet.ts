import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import bs58 from 'bs58'
import nacl from 'tweetnacl'

/** How the wallet responds to requests to connect and to sign. */
export type WalletMood = 'signs' | 'declines' | 'declines to connect' | 'signs something else'

const naclSource = readFileSync(createRequire(import.meta.url).resolve('tweetnacl/nacl-fast.min.js'), 'utf8')

/** Returns the public key of the wallet with the given seed, in base58. */
export function addressOf(seedByte: number): string {
  return bs58.encode(nacl.sign.keyPair.fromSeed(new Uint8Array(32).fill(seedByte)).publicKey)
}

/**
 * Installs a wallet in the browser as extensions do (Wallet Standard): the wallet announces itself and then
 * waits for requests.
 */
export async function installWallet(
  page: Page,
  {
    name = 'Test Wallet',
    seedByte = 1,
    mood = 'signs',
  }: { name?: string; seedByte?: number; mood?: WalletMood } = {},
): Promise<void> {
  const settings = JSON.stringify({ name, seedByte, mood, address: addressOf(seedByte) })
  await page.addInitScript({ content: `${naclSource};(${registerWallet.toString()})(${settings})` })
}

function registerWallet(settings: {
  name: string
  seedByte: number
  mood: WalletMood
  address: string
}): void {
  const { nacl: signer } = window as unknown as { nacl: typeof nacl }
  const keys = signer.sign.keyPair.fromSeed(new Uint8Array(32).fill(settings.seedByte))
  const account = {
    address: settings.address,
    publicKey: keys.publicKey,
    chains: ['solana:mainnet'],
    features: ['solana:signMessage', 'solana:signTransaction'],
  }
  const listeners = new Set<(change: { accounts: (typeof account)[] }) => void>()
  const wallet = {
    version: '1.0.0',
    name: settings.name,
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxIiBoZWlnaHQ9IjEiLz4=',
    chains: ['solana:mainnet'],
    accounts: [] as (typeof account)[],
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async ({ silent = false } = {}) => {
          // A wallet that was never connected on this site does not respond to a silent request.
          if (silent && localStorage.getItem('fake-wallet') !== settings.name) return { accounts: [] }
          if (settings.mood === 'declines to connect')
            throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
          localStorage.setItem('fake-wallet', settings.name)
          wallet.accounts = [account]
          return { accounts: wallet.accounts }
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: async () => {
          localStorage.removeItem('fake-wallet')
          wallet.accounts = []
        },
      },
      'standard:events': {
        version: '1.0.0',
        on: (_: string, listener: (change: { accounts: (typeof account)[] }) => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      'solana:signMessage': {
        version: '1.0.0',
        signMessage: async ({ message }: { message: Uint8Array }) => {
          if (settings.mood === 'declines')
            throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
          const signed = settings.mood === 'signs' ? message : new Uint8Array(8)
          return [{ signedMessage: message, signature: signer.sign.detached(signed, keys.secretKey) }]
        },
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: async () => {
          throw new Error('This wallet signs no transactions.')
        },
      },
    },
  }
  const register = ({ register: add }: { register: (candidate: unknown) => void }) => add(wallet)
  window.addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent).detail))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}

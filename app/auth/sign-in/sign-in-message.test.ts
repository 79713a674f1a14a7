import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { formatSignInMessage } from './sign-in-message.server'

const message = {
  publicUrl: 'https://sextant.example',
  productName: 'Sextant',
  address: trustedAddress('8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W'),
  nonce: 'abcdefgh12345678abcdefgh',
  issuedAtMs: Date.UTC(2026, 10, 21, 5, 10, 2),
  expiresAtMs: Date.UTC(2026, 10, 21, 5, 15, 2),
}

test('formats the message as in Sign-In With Solana', () => {
  expect(formatSignInMessage(message)).toBe(`sextant.example wants you to sign in with your Solana account:
8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W

Sign in to Sextant. This proves that the wallet is yours, sends nothing to the chain and costs nothing.

URI: https://sextant.example
Version: 1
Chain ID: mainnet
Nonce: abcdefgh12345678abcdefgh
Issued At: 2026-11-21T05:10:02.000Z
Expiration Time: 2026-11-21T05:15:02.000Z`)
})

test('keeps the layout for a product name with other scripts or line breaks', () => {
  for (const productName of ['セクスタント', 'Six\nURI: https://evil.example', '']) {
    const text = formatSignInMessage({ ...message, productName })
    expect(text.split('\n')).toHaveLength(11)
    expect(text).toMatch(/^[\x20-\x7e\n]+$/)
  }
})

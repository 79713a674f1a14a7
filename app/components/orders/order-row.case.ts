import type { DcaOrderRow, LimitOrderRow } from '~/contracts/order-row'

/** What the rows of all orders have: one that stands open. */
export const openOrder = {
  publicKey: 'a',
  slot: 1,
  status: 'open',
  progress: 10,
  amountUsd: 100,
  createdAt: 20,
  inputMintPrice: 1,
  outputMintPrice: 3,
  buy: true,
  inputMint: 'i',
  inputTokenSymbol: 'USDC',
  inputTokenName: 'USD Coin',
  inputTokenImage: null,
  inputTokenVerified: true,
  outputMint: 'o',
  outputTokenSymbol: 'SOL',
  outputTokenName: 'Solana',
  outputTokenImage: null,
  outputTokenVerified: true,
} as const satisfies Partial<DcaOrderRow & LimitOrderRow>

import type { DcaOrderRow, LimitOrderRow } from '~/contracts/orders/order-row'

/** Common fields of all orders, with the values of an open order. */
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

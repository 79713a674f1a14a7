/** Networks that wallets can be asked to speak to (M248). */
export const walletClusters = ['mainnet-beta', 'testnet', 'devnet'] as const
export type WalletCluster = (typeof walletClusters)[number]

/** The network as Wallet Standard names it. */
export function walletChain(cluster: WalletCluster): 'solana:mainnet' | 'solana:testnet' | 'solana:devnet' {
  return cluster === 'mainnet-beta' ? 'solana:mainnet' : `solana:${cluster}`
}

/** The network's public node, for calls and for notifications. */
export function clusterNodes(cluster: WalletCluster): readonly string[] {
  const host = `api.${cluster}.solana.com`
  return [`https://${host}`, `wss://${host}`]
}

/** Networks that wallets can use. */
export const walletClusters = ['mainnet-beta', 'testnet', 'devnet'] as const
export type WalletCluster = (typeof walletClusters)[number]

/** Returns the network's name in the Wallet Standard. */
export function walletChain(cluster: WalletCluster): 'solana:mainnet' | 'solana:testnet' | 'solana:devnet' {
  return cluster === 'mainnet-beta' ? 'solana:mainnet' : `solana:${cluster}`
}

/** Returns the network's public node, as HTTP and WebSocket URLs. */
export function clusterNodes(cluster: WalletCluster): readonly string[] {
  const host = `api.${cluster}.solana.com`
  return [`https://${host}`, `wss://${host}`]
}

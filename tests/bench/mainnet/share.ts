/** Part of the world that exists, from `MAINNET_SHARE`. Less than the whole is only for trying the benchmark. */
export const worldShare = Number(process.env.MAINNET_SHARE ?? '1')

/** Returns the part of a number of accounts that exists. */
export function shareOf(count: number): number {
  return Math.max(1, Math.round(count * worldShare))
}

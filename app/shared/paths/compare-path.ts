/** Maximum number of tokens and markets side by side. */
export const mostCompared = 4

/** Returns the path of a comparison of tokens and perp markets, with as many as it can show. */
export function comparePath(ids: readonly string[]): string {
  return `/compare?ids=${ids.slice(0, mostCompared).join(',')}`
}

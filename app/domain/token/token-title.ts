interface TitledToken {
  readonly mint: string
  /** Symbol or name of the token. `null`: there is none that can be displayed. */
  readonly symbol: string | null
  readonly name?: string | null
}

/**
 * Returns a token's full title, for places where its symbol may be cut off: symbol, name and mint, without
 * missing or duplicate parts.
 */
export function tokenTitle({ symbol, name, mint }: TitledToken): string {
  return [symbol, name === symbol ? null : name, mint].filter((part) => part != null).join(' · ')
}

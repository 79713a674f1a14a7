interface TitledToken {
  readonly mint: string
  /** Null = none that can be shown. */
  readonly symbol: string | null
  readonly name?: string | null
}

/** A token in full, for where its symbol may be cut: symbol, name and mint, as far as it has them; what says the same stands once. */
export function tokenTitle({ symbol, name, mint }: TitledToken): string {
  return [symbol, name === symbol ? null : name, mint].filter((part) => part != null).join(' · ')
}

/** Texts of marks beside tokens, sides and amounts. */
export const marksText = {
  buy: 'BUY',
  sell: 'SELL',
  long: 'LONG',
  short: 'SHORT',
  unverified: 'unverified',
  unverifiedTitle: 'Not on the verified token list',
  paceTier: (threshold: string) => `$${threshold}/min or more`,
  imitates: (symbol: string) => `Imitates ${symbol}. Not the real token.`,
} as const

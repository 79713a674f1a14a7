import type { Removal } from './removal'

const addresses = { file: 'app/lib/fetch/public-address.ts', test: 'app/lib/fetch/public-address.test.ts' }
const guardedFetch = { file: 'app/lib/fetch/guarded-fetch.ts', test: 'app/lib/fetch/guarded-fetch.test.ts' }
const logo = { file: 'app/http/images/render-logo.ts', test: 'app/http/images/render-logo.test.ts' }

/** Defences against issuers of tokens: what their text, pictures, addresses and trades may do. */
export const issuers: readonly Removal[] = [
  {
    defence: 'Addresses of cloud metadata are private',
    ...addresses,
    edits: [
      ["  ['169.254.0.0', 16], // link-local: cloud providers serve instance metadata in this network\n", ''],
    ],
  },
  {
    defence: '0.0.0.0 is private',
    ...addresses,
    edits: [['[\'0.0.0.0\', 8], // "this network": on Linux, 0.0.0.0 reaches loopback', '']],
  },
  {
    defence: '6to4 addresses are private',
    ...addresses,
    edits: [["  ['2002::', 16], // 6to4: such an address can contain any IPv4 address\n", '']],
  },
  {
    defence: 'Every address of a name must be public',
    file: 'app/lib/fetch/ssrf-safe-lookup.ts',
    test: 'app/lib/fetch/ssrf-safe-lookup.test.ts',
    edits: [['addresses.every(isPublicAddress)', 'addresses.some(isPublicAddress)']],
  },
  {
    defence: 'Sockets connect to checked addresses only',
    ...guardedFetch,
    edits: [['trusted ? { timeout } : { timeout, lookup }', '{ timeout }']],
  },
  {
    defence: 'IP addresses in URLs must be public',
    ...guardedFetch,
    edits: [
      [
        "  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error('an address that is not public')\n",
        '',
      ],
    ],
  },
  {
    defence: 'Only web ports are connected to',
    ...guardedFetch,
    edits: [
      [
        "  if (!ports.includes(url.port === '' ? usualPort : Number(url.port))) throw new Error('not a web port')\n",
        '',
      ],
    ],
  },
  {
    defence: 'At most three redirects are followed',
    ...guardedFetch,
    edits: [["        if (hops > limits.redirects) throw new Error('too many redirects')\n", '']],
  },
  {
    defence: 'URLs with credentials are refused',
    ...guardedFetch,
    edits: [
      [
        "  if (url.username !== '' || url.password !== '') throw new Error('the address contains credentials')\n",
        '',
      ],
    ],
  },
  {
    defence: 'Compressed pictures are refused',
    ...guardedFetch,
    edits: [
      [
        "  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new Error('a compressed body')\n",
        '',
      ],
    ],
  },
  {
    defence: 'A body that is longer than declared is cut',
    ...guardedFetch,
    edits: [["    if (size > mostBytes) throw new Error('the body is too large')\n", '']],
  },
  {
    defence: 'Pictures with too many pixels are not decoded',
    ...logo,
    edits: [['if (width > most || height > most) throw', 'if (width < 0) throw']],
  },
  {
    defence: 'A picture must be of a known format, and be what its first bytes say',
    ...logo,
    edits: [
      ['if (type === undefined) throw', 'if (bytes.length === 0) throw'],
      ['if (format !== decoderNames[type]) throw', 'if (format === undefined) throw'],
    ],
  },
  {
    defence: 'Invisible characters are removed from names',
    file: 'app/domain/token/token-text.ts',
    test: 'app/domain/token/token-text.test.ts',
    edits: [["    .replace(invisible, '')\n", '']],
  },
  {
    defence: 'Marks are limited in names',
    file: 'app/domain/token/token-text.ts',
    test: 'app/domain/token/token-text.test.ts',
    edits: [['limitMarks(visible).split', 'visible.split']],
  },
  {
    defence: 'Look-alike symbols are found',
    file: 'app/domain/token/look-alike.ts',
    test: 'app/domain/token/look-alike.test.ts',
    edits: [['capitalOf.get(character) ?? capitalOf.get(capital) ?? capital', 'capital']],
  },
  {
    defence: 'Formulas get an apostrophe in CSV',
    file: 'app/lib/text/csv.ts',
    test: 'app/lib/text/csv.test.ts',
    edits: [['trigger.test(text) && !plainNumber.test(text) ? ', 'text.length < 0 ? ']],
  },
  {
    defence: 'Quotes are doubled in CSV',
    file: 'app/lib/text/csv.ts',
    test: 'app/lib/text/csv.test.ts',
    edits: [[`text.replaceAll('"', '""')`, 'text']],
  },
  {
    defence: 'Links to swaps contain only addresses',
    file: 'app/domain/service/outside-link.ts',
    test: 'app/domain/service/outside-link.test.ts',
    edits: [['isAddress(sellMint) && isAddress(buyMint) && ', '']],
  },
  {
    defence: 'One execution can’t move a price by more than half',
    file: 'app/store/write/prices/write-prices.ts',
    test: 'tests/integration/store/fill-prices.test.ts',
    edits: [['or abs(u.price_usd - t.price_usd) <=', 'or 0 * abs(u.price_usd - t.price_usd) <=']],
  },
  {
    defence: 'A price needs three transactions if no token is verified',
    file: 'app/store/write/prices/agreed-prices.ts',
    test: 'tests/integration/store/agreed-prices.test.ts',
    edits: [['const leastTransactions = 3', 'const leastTransactions = 1']],
  },
]

export const aboutText = {
  title: 'About',
  describes: (product: string) =>
    `What ${product} reads from Solana, its claims beside measured values, contact details and the bug bounty.`,
  lead: (product: string) => `${product} reads orders and positions straight from Solana programs`,
  leadGoesOn:
    ' and shows them as they happen: who is DCAing, where limit orders sit, and whether perp traders lean long or short.',
  open: 'Everything is public; no account is needed. Every number can be traced to a program account, a transaction or an oracle sample, and shows its age.',
  earns: (product: string, feeBps: number) =>
    `${product} earns through referral links to external trading venues. They carry a referrer code, and swaps there may cost a fee of ${feeBps} basis points. Links to the explorer and to wallets earn nothing. It places no orders, holds no funds, and has no trackers.`,
  methods: 'How every number is calculated',

  product: 'Our Product',
  productLine: (feeds: number, programs: number) => `${feeds} feeds, ${programs} programs`,
  columns: { feed: 'Feed', program: 'Program', data: 'Data' },
  feeds: {
    dca: { name: 'Jupiter Recurring', what: 'DCA orders' },
    limit: { name: 'Jupiter Limit', what: 'Trigger orders, v2 and v1' },
    kamino: { name: 'Kamino Limit', what: 'Orders and book' },
    'perps.trades': { name: 'Drift and Velocity', what: 'Perpetual futures' },
  },

  claims: 'Claimed vs. measured',
  weSay: 'We say',
  measured: 'Measured now',
  claimTokens: '500+ tokens',
  claimApis: '20+ APIs',
  claimProtocols: '4 protocols',
  claimUptime: '99.9% uptime',
  tokensDetail: 'seen in an order, fill or token list',
  apisDetail: 'endpoints in the published API',
  feedCount: (count: number) => `${count} feeds`,
  protocolsDetail: 'listed under Our Product',
  uptimeDetail: (since: string) => `measured since ${since}`,
  uptimeUnknown: 'not measured yet',

  status: 'Source status',

  sources: 'Data sources',
  sourceRows: [
    ['Orders and fills', 'program accounts and events'],
    ['Perp prices', 'oracle samples of Drift and Velocity'],
    ['Other prices', 'price samples, at most 10 min old'],
    ['Missing value', '“—”, never a guess'],
  ],
  licenses: 'Licenses of the software libraries',

  contact: 'Contact Us',
  discordLine: 'Questions, ideas, data problems',
  xLine: 'Releases and outages',
  email: 'E-mail',
  noEmail: 'No contact e-mail is configured.',

  bounty: 'Bug Bounty',
  bountyBefore: 'Report vulnerabilities to ',
  bountyAfter: ', not publicly. Rewards are paid in SOL or USDC, by severity.',
  bountyWithout:
    'Report vulnerabilities privately through one of the channels above. Rewards are paid in SOL or USDC, by severity.',
  pgp: 'PGP key on request',
  pgpSubject: 'PGP key',
  severity: 'Severity',
  example: 'For example',
  severities: [
    { word: 'Critical', kind: 'bad', example: 'Signing in as another user' },
    { word: 'High', kind: 'warning', example: 'Making the site show wrong data' },
    { word: 'Medium', kind: 'plain', example: 'Bypassing plan limits' },
    { word: 'Low', kind: 'outline', example: 'Low-impact information leak' },
  ],
} as const

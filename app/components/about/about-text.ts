/** All texts of the about page. */
export const aboutText = {
  title: 'About',
  describes: (product: string) =>
    `What ${product} reads from Solana, what it claims and what of it is measured, how to reach us, and what a reported weakness earns.`,
  lead: (product: string) => `${product} reads orders and positions straight from Solana programs`,
  leadGoesOn:
    ' and shows them while they happen: who is buying slice by slice, where limit orders wait, and how perpetual positions are leaning.',
  open: 'Everything is public and nothing needs an account. Every number can be traced to a program account, a transaction or an oracle sample, and says how old it is.',
  earns: (product: string, feeBps: number) =>
    `${product} earns through referral links to outside trading venues: they carry a referrer code, and a swap that you make there may cost a fee of ${feeBps} basis points. Links to the explorer and to wallets pay nothing. It places no orders, holds no funds, and has no trackers.`,
  methods: 'How every number is computed',

  product: 'Our Product',
  productLine: (feeds: number, programs: number) => `${feeds} feeds, ${programs} programs`,
  columns: { feed: 'Feed', program: 'Program', data: 'Data' },
  feeds: {
    dca: { name: 'Jupiter Recurring', what: 'DCA orders' },
    limit: { name: 'Jupiter Limit', what: 'Triggers, and version 1' },
    kamino: { name: 'Kamino Limit', what: 'Orders and book' },
    'drift.trades': { name: 'Drift', what: 'Perpetual futures' },
  },

  claims: 'Claims, measured',
  weSay: 'We say',
  measured: 'Measured now',
  claimTokens: '500+ tokens',
  claimApis: '20+ APIs',
  claimProtocols: '4 protocols',
  claimUptime: '99.9% uptime',
  tokensDetail: 'named by an order, a fill or a token list',
  apisDetail: 'operations of the published API',
  feedCount: (count: number) => `${count} feeds`,
  protocolsDetail: 'listed under Our Product',
  uptimeDetail: (since: string) => `measuring since ${since}`,
  uptimeUnknown: 'nothing has been measured yet',

  status: 'How every source is doing',

  sources: 'Where a number comes from',
  sourceRows: [
    ['Orders and fills', 'program accounts and events'],
    ['Perp prices', 'Drift oracle samples'],
    ['Other prices', 'price samples, at most 10 min old'],
    ['Missing value', '“—”, never a guess'],
  ],

  contact: 'Contact Us',
  discordLine: 'Questions, ideas, data problems',
  xLine: 'Releases and outages',
  email: 'E-mail',
  noEmail: 'No address is named by whoever runs this installation.',

  bounty: 'Bug Bounty',
  bountyBefore: 'Report a weakness to ',
  bountyAfter: ', not in public. Rewards are paid in SOL or USDC, by severity.',
  bountyWithout:
    'Report a weakness in private, by one of the ways above. Rewards are paid in SOL or USDC, by severity.',
  pgp: 'PGP key on request',
  pgpSubject: 'PGP key',
  severity: 'Severity',
  example: 'For example',
  paidIn: 'Paid in',
  paid: 'SOL or USDC',
  severities: [
    { word: 'Critical', kind: 'bad', example: 'Signing in as somebody else' },
    { word: 'High', kind: 'warning', example: 'Making the site show a false number' },
    { word: 'Medium', kind: 'plain', example: 'Reaching another plan’s limits' },
    { word: 'Low', kind: 'outline', example: 'Leaking a harmless detail' },
  ],
} as const

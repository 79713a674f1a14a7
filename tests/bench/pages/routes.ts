const sol = 'So11111111111111111111111111111111111111112'

/**
 * Returns the path of each spot page, with a trader, a token and an order that exist in the running world.
 */
export async function spotPages(url: string): Promise<readonly string[]> {
  const { content } = await (await fetch(`${url}/api/dca/all?filter=active&size=250`)).json()
  const [{ publicKey }] = content
  const userPublicKey = busiestOf(content)
  return [
    '/',
    '/jupiter/dashboard',
    `/jupiter/dca/${userPublicKey}`,
    '/kamino/dashboard',
    '/kamino/traders',
    '/tokens',
    `/tokens/${sol}`,
    `/orders/${publicKey}`,
    '/about',
    '/methodology',
  ]
}

/** Returns the trader with the most orders, whose page has the most rows. */
function busiestOf(orders: readonly { readonly userPublicKey: string }[]): string {
  const counts = new Map<string, number>()
  for (const { userPublicKey: trader } of orders) counts.set(trader, (counts.get(trader) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

/** Returns the path of each page that shows data, with entries that exist in the running world. */
export async function dataPages(url: string): Promise<readonly string[]> {
  return [
    ...(await spotPages(url)),
    ...['overview', 'traders', 'orders/0', 'trades', 'analytics'].map((tab) => `/drift/dashboard/${tab}`),
    ...['/trades', '/compare', '/watchlist', '/alerts', '/search?q=sol', '/status', '/api/docs'],
  ]
}

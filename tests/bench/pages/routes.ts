const sol = 'So11111111111111111111111111111111111111112'

/**
 * Returns the path of each spot page, with a trader, a token and an order that exist in the running world.
 */
export async function spotPages(url: string): Promise<readonly string[]> {
  const { content } = await (await fetch(`${url}/api/dca/all?filter=active&size=1`)).json()
  const { userPublicKey, publicKey } = content[0]
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

/** Returns the path of each page that shows data, with entries that exist in the running world. */
export async function dataPages(url: string): Promise<readonly string[]> {
  return [
    ...(await spotPages(url)),
    ...['overview', 'traders', 'orders/0', 'trades', 'analytics'].map((tab) => `/drift/dashboard/${tab}`),
    ...['/trades', '/compare', '/watchlist', '/alerts', '/search?q=sol', '/status', '/api/docs'],
  ]
}

const sol = 'So11111111111111111111111111111111111111112'

/** Each page of the spot side, with a trader, a token and an order that the running world really has. */
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

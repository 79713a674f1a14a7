import { pageLimits } from '~/domain/base/page'
import type { Stack } from './stack'

/** Path of the largest page of trades. */
export const tradesPagePath = `/api/trades?size=${pageLimits.largestSize}`

const mostBlocks = 30
const eventsPerBlock = 100

/** Adds trades to the chain until the largest page of trades is full, which is some 200 KB. */
export async function fillTradesPage({ chain, links, waitCaughtUp }: Stack): Promise<void> {
  const url = `http://127.0.0.1:${links['visitor–web'].target}${tradesPagePath}`
  for (let block = 0; block < mostBlocks; block += 1) {
    const response = await fetch(url, { headers: { 'sec-fetch-site': 'same-origin' } })
    const ignored = response.headers.get('x-ignored-parameters')
    if (ignored !== null) throw new Error(`${tradesPagePath} has no effect: ${ignored}`)
    const page = response.ok
      ? ((await response.json()) as { readonly content: readonly unknown[] })
      : undefined
    if (page?.content.length === pageLimits.largestSize) return
    chain.grow(eventsPerBlock)
    await waitCaughtUp()
  }
  throw new Error(`no full page of trades after ${mostBlocks} blocks`)
}

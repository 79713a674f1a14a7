import type { FullConfig } from '@playwright/test'

/**
 * Lists that must have rows before the first test. The simulated cluster fills them after its first start.
 */
const lists = ['/api/dca/all?filter=active', '/api/limit/all', '/api/kamino/orders/all', '/api/drift/trades']

const patienceMs = 90_000

/** Waits until the product has indexed its simulated cluster. */
export default async function waitForData(config: FullConfig): Promise<void> {
  const baseUrl = config.projects[0]?.use.baseURL
  const deadline = Date.now() + patienceMs
  for (const list of lists) {
    while (!(await hasValuedRows(`${baseUrl}${list}`))) {
      if (Date.now() > deadline) throw new Error(`${list} is still empty after ${patienceMs / 1000} s.`)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

async function hasValuedRows(url: string): Promise<boolean> {
  // This header marks requests of the site's own pages, which have a higher rate limit than callers without a
  // key.
  const response = await fetch(url, { headers: { 'Sec-Fetch-Site': 'same-origin' } }).catch(() => undefined)
  if (response?.status !== 200) return false
  const { totalElements } = (await response.json()) as { totalElements: number }
  return totalElements >= 20
}

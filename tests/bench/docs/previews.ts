import { median } from '../median'

const drawn = 12
const rounds = 20

/**
 * Measures preview images. Returns the median time of a first drawing and of a cached response, milliseconds.
 */
export async function measurePreviews(origin: string) {
  const tokens = await (await fetch(`${origin}/api/tokens?size=${drawn + 1}&fields=tokenMint`)).json()
  const [first, ...others]: string[] = tokens.content.map(
    ({ tokenMint }: { readonly tokenMint: string }) => `${origin}/og/token/${tokenMint}.png`,
  )
  // The first drawing loads the font, which is read once per process.
  await timeOf(first ?? '')
  const anew: number[] = []
  for (const address of others) anew.push(await timeOf(address))
  const again: number[] = []
  for (let round = 0; round < rounds; round++) again.push(await timeOf(others[0] ?? ''))
  return { anewMs: median(anew), againMs: median(again) }
}

async function timeOf(address: string): Promise<number> {
  const startedMs = performance.now()
  const response = await fetch(address)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return performance.now() - startedMs
}

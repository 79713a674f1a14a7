import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder, startProduct } from '../helpers/process/product'
import { openBrowser, wallet } from '../helpers/sign-in-browser'
import { openEventStream } from '../helpers/web/event-stream'
import { installLines, lines, programOf } from './node-lines'

/**
 * Tests that `npm start` and the build run on each supported line of Node. The other suites run on the Node of
 * this machine. The package of a line is its official build.
 */

const missing = installLines()
if (missing) console.warn(`Skipped: ${missing}. The product was not run on ${lines.join(' and ')}.`)
const site = 'http://sextant.test'

/** Requests a path until the response fits. The product is still indexing when it begins to listen. */
async function poll(url: string, fits: (response: Response) => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000
  for (;;) {
    const response = await fetch(url)
    if (await fits(response)) return
    if (performance.now() > deadline) throw new Error(`${url}: ${response.status}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

interface TokenList {
  readonly content: readonly { readonly tokenMint: string; readonly logoUrl: string | null }[]
}

test.skipIf(missing !== undefined).each(lines)(
  'the built product starts, serves and stops on %s',
  async (line) => {
    const node = programOf(line)
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' })
    expect(version).toMatch(new RegExp(`^v${line.slice('node-'.length)}\\.`))
    const product = startProduct(
      'scripts/start.mjs',
      { DATA_DIR: dataFolder(), PUBLIC_URL: site, SIMULATOR_FIXTURES: '', BACKFILL_DAYS: '0' },
      { node },
    )
    const url = await product.url

    let logo: string | undefined
    await poll(`${url}/api/tokens?size=100`, async (response) => {
      if (!response.ok) return false
      const { content } = (await response.json()) as TokenList
      logo = content.find(({ logoUrl }) => logoUrl !== null)?.tokenMint
      return logo !== undefined
    })
    // A placeholder may be kept for a minute, a logo for a day.
    await poll(
      `${url}/img/${logo}`,
      ({ headers }) => headers.get('cache-control') === 'public, max-age=86400',
    )
    const preview = await fetch(`${url}/og/token/${logo}.png`)
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/png'])

    for (const path of [
      '/',
      '/jupiter/dashboard',
      '/kamino/dashboard',
      '/drift/dashboard/overview',
      `/tokens/${logo}`,
    ]) {
      const page = await fetch(url + path, { headers: { accept: 'text/html' } })
      expect([path, page.status]).toEqual([path, 200])
      expect(await page.text()).toMatch(/<h1[\s>][\s\S]*<\/html>/)
    }

    const stream = await openEventStream(`${url}/api/stream?topics=prices`)
    onTestFinished(() => stream.close())
    expect(stream.response.statusCode).toBe(200)
    await stream.next(({ event }) => event !== '')

    const browser = openBrowser({ origin: url })
    const { challenge } = await browser.challenge()
    expect((await browser.verify(wallet.sign(challenge))).status).toBe(200)
    expect(await browser.status()).toMatchObject({ authenticated: true, public_key: wallet.address })

    product.child.kill('SIGTERM')
    const { code, said } = await product.ended
    expect(code).toBe(0)
    expect(said).not.toContain('security fixes')
  },
)

import { expect, test } from './journey'

/** Texts of tokens whose issuers put markup and scripts into their names (`hostile-tokens.ts` of the simulator). */
const searches = ['MOON', 'SCRIPT', 'DROP TABLE', 'HYPERLINK', 'claim.example']

for (const search of searches) {
  test(`a token named with ${search} is only text on the pages that show it`, async ({ page, request }) => {
    const said: string[] = []
    page.on('dialog', (dialog) => {
      said.push(dialog.message())
      void dialog.dismiss()
    })
    page.on('request', (sent) => {
      if (new URL(sent.url()).hostname.endsWith('.example')) said.push(sent.url())
    })
    const words = encodeURIComponent(search)
    const { content } = await (await request.get(`/api/tokens?search=${words}`)).json()
    const mint: string = content[0].tokenMint
    const paths = [`/tokens/${mint}`, `/orders/${mint}`, `/tokens?search=${words}`, `/search?q=${words}`]
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.locator('img[onerror], img[src="x"], a[href^="javascript:"]')).toHaveCount(0)
      const scripts = await page.locator('script').allTextContents()
      expect(scripts.filter((text) => text.startsWith('fetch("//evil'))).toEqual([])
    }
    expect(said).toEqual([])
  })
}

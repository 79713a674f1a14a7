import { expect, test } from 'vitest'
import { incidentFeed } from './incident-feed'

const site = { productName: 'Sextant & Co', publicUrl: 'https://sextant.test' }

test('an incident is an entry with its sources, its length and what was said', () => {
  const feed = incidentFeed(site, [
    { startedAt: 1_700_000_100, endedAt: null, sources: ['rpc'], detail: 'No <answer>.' },
    { startedAt: 1_700_000_000, endedAt: 1_700_000_065, sources: ['prices', 'rpc'], detail: null },
  ])
  expect(feed).toContain(
    '<title>Sextant &amp; Co: incidents</title>\n<updated>2023-11-14T22:15:00.000Z</updated>',
  )
  expect(feed).toContain(`<entry>
<id>https://sextant.test/status#1700000000</id>
<title>Token prices, Solana node (1 min 5 s)</title>
<published>2023-11-14T22:13:20.000Z</published>
<updated>2023-11-14T22:14:25.000Z</updated>
<link rel="alternate" type="text/html" href="https://sextant.test/status"/>
<content type="text">Nothing was heard.</content>
</entry>`)
  expect(feed).toContain('<title>Solana node (goes on)</title>')
  expect(feed).toContain('<content type="text">No &lt;answer&gt;.</content>')
})

test('without incidents there is a feed without entries', () => {
  const feed = incidentFeed(site, [])
  expect(feed).not.toContain('<entry>')
  expect(feed).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom">[\s\S]+<\/feed>\n$/,
  )
})

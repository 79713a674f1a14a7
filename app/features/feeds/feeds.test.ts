import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { atomFeed } from './atom-feed'
import type { Feed } from './feed'
import { incidentEntry } from './incident-feed'
import { jsonFeed } from './json-feed'
import { marketEntry } from './new-listing-feed'
import { positionEntry } from './whale-feed'

const site = { productName: 'Sextant & Co', publicUrl: 'https://sextant.test' }

const feedOf = (entries: Feed['entries']): Feed => ({
  title: 'Sextant & Co: incidents',
  path: '/feeds/incidents',
  search: '',
  page: '/status',
  entries,
  updatedAt: entries[0]?.updatedAt ?? 1_700_002_800,
})

const incidents = feedOf(
  [
    { startedAt: 1_700_000_100, endedAt: null, sources: ['rpc'], detail: 'No <answer>.' },
    { startedAt: 1_700_000_000, endedAt: 1_700_000_065, sources: ['prices', 'rpc'], detail: null },
  ].map(incidentEntry),
)

test('describes an incident with its sources, duration and messages', () => {
  const feed = atomFeed(site, incidents)
  expect(feed).toContain(
    '<title>Sextant &amp; Co: incidents</title>\n<updated>2023-11-14T22:15:00.000Z</updated>',
  )
  expect(feed).toContain(`<entry>
<id>https://sextant.test/status#1700000000</id>
<title>Token prices, Solana node (1 min 5 s)</title>
<published>2023-11-14T22:13:20.000Z</published>
<updated>2023-11-14T22:14:25.000Z</updated>
<link rel="alternate" type="text/html" href="https://sextant.test/status"/>
<content type="text">No data.</content>
</entry>`)
  expect(feed).toContain('<title>Solana node (ongoing)</title>')
  expect(feed).toContain('<content type="text">No &lt;answer&gt;.</content>')
})

test('formats a feed without entries', () => {
  const feed = atomFeed(site, feedOf([]))
  expect(feed).not.toContain('<entry>')
  expect(feed).toContain('<updated>2023-11-14T23:00:00.000Z</updated>')
  expect(feed).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom">[\s\S]+<\/feed>\n$/,
  )
})

test('formats the same feed as JSON Feed', () => {
  expect(JSON.parse(jsonFeed(site, incidents))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Sextant & Co: incidents',
    home_page_url: 'https://sextant.test/status',
    feed_url: 'https://sextant.test/feeds/incidents.json',
    authors: [{ name: 'Sextant & Co', url: 'https://sextant.test' }],
    items: [
      {
        id: 'https://sextant.test/status#1700000100',
        url: 'https://sextant.test/status',
        title: 'Solana node (ongoing)',
        content_text: 'No <answer>.',
        date_published: '2023-11-14T22:15:00.000Z',
        date_modified: '2023-11-14T22:15:00.000Z',
      },
      {
        id: 'https://sextant.test/status#1700000000',
        url: 'https://sextant.test/status',
        title: 'Token prices, Solana node (1 min 5 s)',
        content_text: 'No data.',
        date_published: '2023-11-14T22:13:20.000Z',
        date_modified: '2023-11-14T22:14:25.000Z',
      },
    ],
  })
})

test('keeps one entry per position across executions', () => {
  const position = {
    venue: 'drift',
    marketKey: 'M1',
    marketName: 'SOL-PERP',
    wallet: 'W1',
    side: 'short',
    sizeUsd: 151_930,
    at: 1_700_000_000,
  } as const
  const entry = positionEntry(position)
  expect(entry).toMatchObject({
    id: '/drift/dashboard/orders/M1/W1#short',
    title: 'Drift: SOL-PERP short, $151.93K',
    path: '/drift/dashboard/orders/M1/W1?venue=drift',
    updatedAt: 1_700_000_000,
  })
  expect(positionEntry({ ...position, sizeUsd: 200_000, at: 1_700_000_500 }).id).toBe(entry.id)
})

test('names the venue of a position, and links to it there', () => {
  expect(
    positionEntry({
      venue: 'velocity',
      marketKey: 'M2',
      marketName: 'SOL-PERP',
      wallet: 'W1',
      side: 'long',
      sizeUsd: 100_000,
      at: 1_700_000_000,
    }),
  ).toMatchObject({
    id: '/drift/dashboard/orders/M2/W1?venue=velocity#long',
    title: 'Velocity: SOL-PERP long, $100.00K',
    path: '/drift/dashboard/orders/M2/W1?venue=velocity',
  })
})

test('names the venue of a new market, and links to it there', () => {
  const market = { venue: 'velocity', key: trustedAddress('M2'), name: 'ZEC-PERP' } as const
  expect(marketEntry(market, 1_700_000_000)).toMatchObject({
    title: 'New market: ZEC-PERP',
    text: 'A perpetual on Velocity.',
    path: '/drift/dashboard/orders/M2?venue=velocity',
  })
  expect(marketEntry({ ...market, venue: 'drift' }, 1_700_000_000)).toMatchObject({
    id: '/drift/dashboard/orders/M2',
    path: '/drift/dashboard/orders/M2?venue=drift',
  })
})

import { expect, test } from 'vitest'
import { listFileName, mostPages, readWholeList } from './whole-list'

const names = 'key,name\r\n'

/**
 * Creates a list of `pages` pages with one row each. The first `refused` calls are rejected by the rate
 * limit.
 */
function reader({ pages, refused = 0 }: { pages: number; refused?: number }) {
  const asked: string[] = []
  const pauses: number[] = []
  let left = refused
  return {
    asked,
    pauses,
    async pause(seconds: number) {
      pauses.push(seconds)
    },
    async get(href: string) {
      asked.push(href)
      if (left-- > 0) return new Response('', { status: 429, headers: { 'Retry-After': '2' } })
      const page = Number(new URL(href, 'http://list').searchParams.get('page') ?? '1')
      if (page > pages) return new Response('', { status: 503 })
      const link = `</api/a?page=1>; rel="first"${page < pages ? `, </api/a?page=${page + 1}>; rel="next"` : ''}`
      return new Response(`${names}${page},"two\r\nlines"\r\n`, { headers: { Link: link } })
    },
  }
}

test('joins pages into one table with one header line', async () => {
  const pages = reader({ pages: 3 })
  const list = await readWholeList('/api/a', pages)
  const rows = [1, 2, 3].map((page) => `${page},"two\r\nlines"\r\n`)
  expect(list).toEqual({ csv: `key,name\r\n${rows.join('')}`, isWhole: true })
  expect(pages.asked).toEqual(['/api/a', '/api/a?page=2', '/api/a?page=3'])
})

test('reports a list that continues after the page limit as incomplete', async () => {
  const pages = reader({ pages: mostPages + 1 })
  expect((await readWholeList('/api/a', pages)).isWhole).toBe(false)
  expect(pages.asked).toHaveLength(mostPages)
})

test('repeats a rate-limited page after the wait that the API requests', async () => {
  const pages = reader({ pages: 2, refused: 2 })
  expect((await readWholeList('/api/a', pages)).isWhole).toBe(true)
  expect(pages.pauses).toEqual([2, 2])
})

test('rejects instead of saving a file with a missing page', async () => {
  await expect(readWholeList('/api/a?page=4', reader({ pages: 3 }))).rejects.toThrow('503')
})

test('names a file after its content and the day', () => {
  const nowMs = Date.UTC(2026, 10, 22, 23)
  expect(
    listFileName('/api/dca/all?format=csv&size=250&filter=active&sortField=createdAt&sortOrder=desc', nowMs),
  ).toBe('dca-all-active-createdAt-2026-11-22.csv')
  expect(listFileName('/api/tokens?search=../a b', nowMs)).toBe('tokens-..-a-b-2026-11-22.csv')
})

import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isApiPath } from '~/api/api-paths.server'
import { routeClassOf } from './route-class'

test('assigns every path to one of few kinds', () => {
  const kinds = {
    '/': 'page',
    '/tokens/So11111111111111111111111111111111111111112': 'page',
    '/tokens.data': 'page-data',
    '/panels/kamino-book': 'panel',
    '/api/dca/all': 'api',
    '/api/nothing/at/all': 'api',
    '/openapi.json': 'api',
    '/api/docs': 'page',
    '/api/stream': 'stream',
    '/healthz': 'health',
    '/challenge': 'sign-in',
    '/img/So11111111111111111111111111111111111111112': 'image',
    '/assets/app-abc.js': 'asset',
    '/robots.txt': 'asset',
    '/metrics': 'metrics',
  }
  expect(Object.fromEntries(Object.keys(kinds).map((path) => [path, routeClassOf(path)]))).toEqual(kinds)
})

test('no file of the folder `public` is at a path of the API, which is served first', () => {
  const files = readdirSync('public', { recursive: true }).map((file) => `/${file}`)
  expect(files).toContain('/favicon.svg')
  expect(files.filter(isApiPath)).toEqual([])
})

import { expect, test } from 'vitest'
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

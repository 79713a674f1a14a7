import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { readParam } from '~/ui/url/url-param'
import { mostWatchedPerRequest, type WatchedKey, watchedParam } from './watched-key'

const read = (ids: string) => readParam(watchedParam, new URLSearchParams({ ids }))

test('reads back the items that it has written', () => {
  const keys: readonly WatchedKey[] = [
    { kind: 'token', key: mints.wSOL },
    { kind: 'market', key: mints.USDC },
  ]
  expect(read(watchedParam.format(keys))).toEqual(keys)
})

test('drops items with another kind, an invalid address, or neither', () => {
  expect(read(`trader:${mints.wSOL},token:../../evil,,:,token:${mints.USDT}`)).toEqual([
    { kind: 'token', key: mints.USDT },
  ])
})

test('reads no more items than one request may have', () => {
  const many = Array.from({ length: 2 * mostWatchedPerRequest }, () => `token:${mints.wSOL}`).join(',')
  expect(read(many)).toHaveLength(mostWatchedPerRequest)
})

import { createKeyText } from '~/auth/key-text.server'
import { addressOf } from '../../helpers/world/states'
import type { LoadCase } from './compare-cpu'
import { findPaths } from './paths'
import type { Started } from './processes'

const path = '/api/dca/all'
/**
 * Headers that give each request the address of a separate caller. The server accepts them because this
 * machine is a trusted proxy.
 */
export const anybody = { 'X-Forwarded-For': '{address}' }
export const ownPage = { ...anybody, 'Sec-Fetch-Site': 'same-origin' }

/** Returns a load that repeats one cached request with several API keys. */
export function cachedCase(keys: readonly string[]): LoadCase {
  return {
    name: 'cached, one question',
    status: 200,
    requests: keys.map((key) => ({ path, headers: { 'X-API-Key': key } })),
  }
}

/** The overview for many visitors, compressed as browsers request it. */
export const homeCase: LoadCase = {
  name: 'page /, compressed',
  status: 200,
  addresses: 20_000,
  requests: [
    {
      path: '/',
      headers: { ...anybody, Accept: 'text/html,*/*;q=0.8', 'Accept-Encoding': 'gzip, deflate, br' },
    },
  ],
}

/**
 * A load in which no combination of filters repeats. Every response has rows, because the minimum stays below
 * one dollar.
 */
export const newFilters: LoadCase = {
  name: 'new combination of filters',
  status: 200,
  requests: ['buy', 'sell'].flatMap((side) =>
    ['active', 'historical'].map((filter) => ({
      path: `/api/dca/all?filter=${filter}&side=${side}&minAmountUsd=0.{n}1&size=10`,
      headers: anybody,
    })),
  ),
}

/**
 * Returns several loads. One of them calls every operation alternately with keys, without a key and from the
 * site's pages, and one gets only unchanged responses (304).
 */
export async function mixedCases({ port }: Started, keys: readonly string[]): Promise<readonly LoadCase[]> {
  const key = { 'X-API-Key': keys[0] ?? '' }
  const { paths } = await findPaths(`http://127.0.0.1:${port}`, key)
  const callers = [...keys.map((each) => ({ 'X-API-Key': each })), anybody, ownPage]
  const every = [...paths.values()].map((each, n) => ({
    path: each,
    headers: callers[n % callers.length] ?? key,
  }))
  return [
    cachedCase(keys),
    { name: `${every.length} operations, 20,000 addresses`, status: 200, requests: every, addresses: 20_000 },
    { name: 'unchanged (304)', status: 304, requests: [{ path, headers: { ...key, 'If-None-Match': '*' } }] },
    newFilters,
    homeCase,
  ]
}

/** A load of refused requests. With `isFirst`, no request repeats one that was refused before. */
type RefusalCase = LoadCase & { readonly isFirst?: boolean }

export function refusalCases({ port }: Started, keys: readonly string[]): readonly RefusalCase[] {
  const key = { 'X-API-Key': keys[0] ?? '' }
  const stranger = { 'X-Forwarded-For': '203.0.113.9' }
  const spendAll = async () => {
    for (let call = 0; call < 10; call++)
      await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: stranger })).arrayBuffer()
  }
  const mistakes = 'page=-{n}&size=x&filter=y&sortField=z&sortOrder=w&minAmountUsd=v'
  const request = (
    name: string,
    status: number,
    requested: string,
    headers: LoadCase['requests'][0]['headers'],
  ) => ({
    name,
    status,
    requests: [{ path: requested, headers }],
  })
  return [
    { ...request('429, one address', 429, path, stranger), prepare: spendAll },
    request('404, one path', 404, '/api/nothing', key),
    request('404, new path', 404, '/api/nothing/{n}', key),
    request('404, unknown order', 404, `/api/orders/${addressOf('nobody')}/fills`, key),
    request('401, malformed key', 401, path, { ...anybody, 'X-API-Key': 'pk_live_nothing' }),
    request('401, unknown key', 401, path, { ...anybody, 'X-API-Key': createKeyText() }),
    request('400, one question', 400, `${path}?page=-1`, key),
    { ...request('400, new question', 400, `${path}?page=-{n}`, key), isFirst: true },
    { ...request('400, new question, six mistakes', 400, `${path}?${mistakes}`, key), isFirst: true },
    { ...request('404, page of a new address', 404, '/nothing/{n}', {}), isFirst: true },
  ]
}

/** Load from a few callers with many requests each, below the rate at which requests are refused. */
export const knownCallers: LoadCase = {
  name: 'known callers',
  status: 200,
  addresses: 8_000,
  requests: [{ path, headers: ownPage }],
}
export const pastCallers: LoadCase = {
  name: 'past callers',
  status: 200,
  requests: [{ path, headers: anybody }],
}

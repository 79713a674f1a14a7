import { expect, test } from 'vitest'
import { apiPaths, sharedPaths } from '../helpers/web/shared-paths'
import { openBuild } from '../helpers/web/test-build'

test('allows scripts of other sites to read the API and its texts with all headers', async () => {
  const { origin, keyed } = await openBuild()
  const alwaysReadable =
    /^(?:cache-control|content-(?:language|length|type)|expires|last-modified|pragma|access-control-.*|connection|keep-alive|content-(?:encoding|security-policy)|transfer-encoding|cross-origin-.*|permissions-policy|referrer-policy|x-frame-options)$/
  for (const path of [...sharedPaths, ...apiPaths, '/problems/nothing/more', '/api/nothing']) {
    const response = await fetch(origin + path, { headers: { ...keyed, Origin: 'https://other.example' } })
    expect([path, response.headers.get('access-control-allow-origin')]).toEqual([path, '*'])
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    const exposed = response.headers.get('access-control-expose-headers')?.toLowerCase().split(', ') ?? []
    const hidden = [...response.headers.keys()].filter(
      (name) => !alwaysReadable.test(name) && !exposed.includes(name),
    )
    expect([path, hidden]).toEqual([path, []])
    for (const name of [
      'date',
      'api-version',
      'server-timing',
      'deprecation',
      'sunset',
      'x-ignored-parameters',
      'x-request-id',
    ])
      expect(exposed).toContain(name)
  }
})

test('a preflight allows the headers that clients and tracers add', async () => {
  const { origin } = await openBuild()
  const wanted =
    'traceparent, tracestate, baggage, cache-control, pragma, if-modified-since, if-none-match, x-requested-with, last-event-id, x-api-key, authorization, content-type, accept'
  for (const path of [...sharedPaths, ...apiPaths, '/api/dca/all/']) {
    const { status, headers } = await fetch(origin + path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://other.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': wanted,
      },
    })
    expect([path, status, headers.get('access-control-allow-origin')]).toEqual([path, 204, '*'])
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ') ?? []
    expect([path, wanted.split(', ').filter((name) => !allowed.includes(name))]).toEqual([path, []])
    // The wildcard allows the headers of any other tracer.
    expect(allowed).toContain('*')
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
  }
})

test('does not allow scripts of other sites to read pages or sign in', async () => {
  const { origin } = await openBuild()
  for (const path of ['/page', '/auth-status', '/assets/app-abc.js', '/api/docs']) {
    const { headers } = await fetch(origin + path, { headers: { Origin: 'https://other.example' } })
    expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null])
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
  const preflight = await fetch(`${origin}/page`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://other.example' },
  })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([405, null])
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { encodeBase58 } from '~/lib/text/base58'
import { encodeBody } from './encoding'
import { Payload } from './payload'

test('never weighs less than its content, even if the body is mostly addresses', async () => {
  const rows = Array.from({ length: 250 }, (_, n) => ({
    maker: encodeBase58(createHash('sha256').update(`maker ${n}`).digest()),
    mint: encodeBase58(createHash('sha256').update(`mint ${n}`).digest()),
    amount: n,
  }))
  const body = Buffer.from(JSON.stringify(rows))
  const pressed = await Promise.all([encodeBody(body, 'br', 'live'), encodeBody(body, 'gzip', 'live')])
  const held = pressed.reduce((bytes, { length }) => bytes + length, body.length)
  const { weight } = new Payload({ status: 200, headers: {}, body, contentType: 'application/json' })
  expect(weight).toBeGreaterThanOrEqual(held)
})

test('counts an incompressible body once', () => {
  const body = Buffer.alloc(500_000)
  const { weight } = new Payload({ status: 200, headers: {}, body, contentType: 'image/png' })
  expect(weight).toBe(501_024)
})

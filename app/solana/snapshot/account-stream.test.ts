import { expect, test } from 'vitest'
import { RetryableError } from '~/lib/async/retryable-error'
import { encodeBase58 } from '~/lib/text/base58'
import { heldBytes } from '~/lib/text/held-bytes.fixture'
import { RpcError } from '../rpc/rpc-error'
import { createAccountStream } from './account-stream'

function keyOf(index: number): string {
  return encodeBase58(new Uint8Array(32).fill(index + 1))
}

function answerOf(count: number, space?: number): string {
  const value = Array.from({ length: count }, (_, index) => ({
    pubkey: keyOf(index),
    account: { lamports: 5, data: [Buffer.alloc(20, index).toString('base64'), 'base64'], owner: keyOf(40) },
  }))
  return JSON.stringify({ jsonrpc: '2.0', result: { context: { slot: 88 }, value }, id: 1 }, null, space)
}

function readIn(text: string, chunkSize: number): { keys: string[]; slot: number } {
  const stream = createAccountStream()
  const keys: string[] = []
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += chunkSize) {
    const accounts = stream.push(bytes.subarray(start, start + chunkSize))
    keys.push(...accounts.map(({ key }) => key))
    if (accounts.length > 0) expect(stream.slot()).toBe(88)
  }
  return { keys, slot: stream.end() }
}

test('returns all accounts for any chunk size', () => {
  const keys = Array.from({ length: 7 }, (_, index) => keyOf(index))
  for (let chunkSize = 1; chunkSize < 400; chunkSize += 1) {
    expect(readIn(answerOf(7), chunkSize)).toEqual({ keys, slot: 88 })
  }
  expect(readIn(answerOf(0), 10)).toEqual({ keys: [], slot: 88 })
})

test('reports a response that is cut off at any byte', () => {
  const text = answerOf(3)
  for (let length = 0; length < text.length; length += 1) {
    expect(() => readIn(text.slice(0, length), 64)).toThrow(RetryableError)
  }
})

test('throws the error that the node sends instead of a snapshot', () => {
  const refusal = '{"jsonrpc":"2.0","error":{"code":-32012,"message":"scan aborted"},"id":1}'
  expect(() => readIn(refusal, 30)).toThrow(RpcError)
  const behind = '{"jsonrpc":"2.0","error":{"code":-32005,"message":"Node is behind"},"id":1}'
  expect(() => readIn(behind, 30)).toThrow(RetryableError)
})

test('rejects a snapshot without a slot, or with items other than accounts', () => {
  expect(() => readIn(answerOf(2).replace('"context":{"slot":88},', ''), 1000)).toThrow(/without a slot/)
  expect(() => readIn(answerOf(2).replace(keyOf(1), 'nobody'), 1000)).toThrow(/invalid account/)
})

test('an address that is remembered does not keep the response in memory', () => {
  const data = [Buffer.alloc(4_376).toString('base64'), 'base64']
  const account = { lamports: 5, data, owner: keyOf(40) }
  const head = '{"jsonrpc":"2.0","result":{"context":{"slot":88},"value":['
  const held = heldBytes(() => {
    const stream = createAccountStream()
    stream.push(Buffer.from(head))
    return Array.from({ length: 1_000 }, (_, n) =>
      stream.push(Buffer.from(`${n === 0 ? '' : ','}${JSON.stringify({ pubkey: keyOf(n % 250), account })}`)),
    ).map(([first]) => first?.key)
  })
  expect(held).toBeLessThan(1_000)
})

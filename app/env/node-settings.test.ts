import { expect, test } from 'vitest'
import { readEnvironment } from '../env.server'
import { EnvironmentInvalid } from './environment-invalid'

const node = { SOLANA_RPC_URL: 'https://rpc.example' }
const token = 'token-of-a-test'

function messageOf(settings: Readonly<Record<string, string>>): string {
  try {
    readEnvironment('indexer', { ...node, ...settings })
  } catch (error) {
    if (error instanceof EnvironmentInvalid) return error.message
    throw error
  }
  return 'accepted'
}

test('reads the Geyser node with its token', () => {
  const { geyser } = readEnvironment('indexer', {
    ...node,
    GEYSER_URL: 'https://geyser.example:10000/',
    GEYSER_TOKEN: token,
  })
  expect(geyser).toEqual({ url: 'https://geyser.example:10000', token })
  expect(readEnvironment('indexer', node).geyser).toBeUndefined()
})

test('accepts a node without encryption on this machine, or without a token', () => {
  expect(messageOf({ GEYSER_URL: 'http://127.0.0.1:10000', GEYSER_TOKEN: token })).toBe('accepted')
  expect(messageOf({ GEYSER_URL: 'http://geyser.internal:10000' })).toBe('accepted')
  expect(messageOf({ GEYSER_URL: 'http://geyser.internal:10000', GEYSER_TOKEN: token })).toContain(
    'GEYSER_TOKEN would be sent unencrypted',
  )
})

test('rejects a Geyser URL with more than scheme, host and port, without repeating it', () => {
  for (const address of ['https://geyser.example/secret', 'https://secret@geyser.example', 'geyser:secret']) {
    const message = messageOf({ GEYSER_URL: address })
    expect(message).toContain('GEYSER_URL must be a URL')
    expect(message).not.toContain('secret')
  }
})

test('names the setting that is missing beside another', () => {
  expect(messageOf({ GEYSER_TOKEN: token })).toContain('GEYSER_TOKEN needs GEYSER_URL')
  const alone = { GEYSER_URL: 'https://geyser.example' }
  expect(() => readEnvironment(undefined, alone)).toThrow('GEYSER_URL needs SOLANA_RPC_URL')
})

test('reads headers of the Solana node as JSON', () => {
  const { solana } = readEnvironment('indexer', {
    ...node,
    SOLANA_RPC_HEADERS: '{"authorization":"Bearer abc"}',
    SOLANA_WS_HEADERS: '{"x-token":"def"}',
    SOLANA_RPC_FALLBACK_URL: 'https://other.example',
  })
  expect(solana).toMatchObject({
    rpcHeaders: { authorization: 'Bearer abc' },
    wsHeaders: { 'x-token': 'def' },
  })
  expect(JSON.stringify(solana?.fallback)).not.toMatch(/abc|def/)
})

test.each(['secret', '["secret"]', '{"x y":"secret"}', '{"x":7}', '{"x":"secret\\n"}'])(
  'rejects the headers %s without repeating them',
  (text) => {
    const message = messageOf({ SOLANA_RPC_HEADERS: text })
    expect(message).toMatch(/^SOLANA_RPC_HEADERS must be a JSON object/)
    expect(message).not.toContain('secret')
  },
)

import { expect, test } from 'vitest'
import type { OperationEntry, ParameterEntry } from '../catalogue'
import { initialValues, missingFields, requestOf } from './endpoint-request'

const parameter = (given: Partial<ParameterEntry> & Pick<ParameterEntry, 'name'>): ParameterEntry => ({
  in: 'query',
  required: false,
  description: '',
  kind: 'text',
  options: [],
  fallback: undefined,
  example: undefined,
  minimum: undefined,
  maximum: undefined,
  unit: undefined,
  ...given,
})

const candles: OperationEntry = {
  id: 'listLatestCandles',
  path: '/api/ohlc/tokens/{mint}/{interval}/latest',
  summary: '',
  description: '',
  parameters: [
    parameter({ name: 'mint', in: 'path', required: true, example: 'So111' }),
    parameter({ name: 'interval', in: 'path', required: true, example: '1m' }),
    parameter({ name: 'limit', kind: 'number', fallback: '120', example: '5' }),
    parameter({ name: 'fields', kind: 'list', example: 'time,open' }),
    parameter({ name: 'Last-Event-ID', in: 'header' }),
    parameter({ name: 'format', kind: 'choice', options: ['json', 'csv', 'ndjson'] }),
  ],
  refreshSeconds: 1,
  topic: undefined,
  needsKey: false,
  streams: false,
  failures: [],
}

const urlOf = (values: Record<string, string>) => requestOf(candles, values, 'http://x').url

test('fills fields with defaults, and required ones with examples', () => {
  expect(initialValues(candles)).toEqual({
    mint: 'So111',
    interval: '1m',
    limit: '120',
    fields: '',
    'Last-Event-ID': '',
    format: '',
  })
})

test('keeps the placeholder of an empty path parameter and leaves out empty query parameters', () => {
  expect(urlOf({ mint: 'So111', interval: '', limit: '', fields: '' })).toBe(
    'http://x/api/ohlc/tokens/So111/{interval}/latest',
  )
  expect(urlOf({ mint: ' ', interval: '1m', limit: '5' })).toBe(
    'http://x/api/ohlc/tokens/{mint}/1m/latest?limit=5',
  )
  expect(missingFields(candles, { mint: ' ', interval: '1m' })).toEqual(['mint'])
})

test('encodes values so that each stays one part of the URL', () => {
  expect(urlOf({ mint: 'a/b?c#d', interval: '$& {mint}', limit: '1&2=3' })).toBe(
    'http://x/api/ohlc/tokens/a%2Fb%3Fc%23d/%24%26%20%7Bmint%7D/latest?limit=1%262%3D3',
  )
})

test('keeps commas between the items of a list', () => {
  expect(urlOf({ mint: 'a', interval: 'b', fields: 'time,open' })).toBe(
    'http://x/api/ohlc/tokens/a/b/latest?fields=time,open',
  )
})

test('removes line breaks from header values', () => {
  expect(requestOf(candles, { 'Last-Event-ID': '1\r\nX-Evil: 2' }, '').headers).toEqual({
    'Last-Event-ID': '1X-Evil: 2',
  })
})

test('reads CSV as text, JSON as JSON and streams as streams', () => {
  expect(requestOf(candles, { format: 'csv' }, '').form).toBe('text')
  expect(requestOf(candles, { format: 'json' }, '').form).toBe('json')
  expect(requestOf({ ...candles, streams: true }, {}, '').form).toBe('stream')
})

import { expect, test } from 'vitest'
import type { OperationEntry, ParameterEntry } from './catalogue'
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
  example: undefined,
}

const urlOf = (values: Record<string, string>) => requestOf(candles, values, 'http://x').url

test('fields begin with defaults, and with examples where nothing can be asked without', () => {
  expect(initialValues(candles)).toEqual({
    mint: 'So111',
    interval: '1m',
    limit: '120',
    fields: '',
    'Last-Event-ID': '',
    format: '',
  })
})

test('a part of the path is put in only when it is not empty, and an empty parameter is left out', () => {
  expect(urlOf({ mint: 'So111', interval: '', limit: '', fields: '' })).toBe(
    'http://x/api/ohlc/tokens/So111/{interval}/latest',
  )
  expect(urlOf({ mint: ' ', interval: '1m', limit: '5' })).toBe(
    'http://x/api/ohlc/tokens/{mint}/1m/latest?limit=5',
  )
  expect(missingFields(candles, { mint: ' ', interval: '1m' })).toEqual(['mint'])
})

test('what stands in the fields stays one part of the address, whatever it is', () => {
  expect(urlOf({ mint: 'a/b?c#d', interval: '$& {mint}', limit: '1&2=3' })).toBe(
    'http://x/api/ohlc/tokens/a%2Fb%3Fc%23d/%24%26%20%7Bmint%7D/latest?limit=1%262%3D3',
  )
})

test('commas part the members of a list', () => {
  expect(urlOf({ mint: 'a', interval: 'b', fields: 'time,open' })).toBe(
    'http://x/api/ohlc/tokens/a/b/latest?fields=time,open',
  )
})

test('a header is one line of plain characters', () => {
  expect(requestOf(candles, { 'Last-Event-ID': '1\r\nX-Evil: 2' }, '').headers).toEqual({
    'Last-Event-ID': '1X-Evil: 2',
  })
})

test('tables and lines are read as text', () => {
  expect(requestOf(candles, { format: 'csv' }, '').form).toBe('text')
  expect(requestOf(candles, { format: 'json' }, '').form).toBe('json')
  expect(requestOf({ ...candles, streams: true }, {}, '').form).toBe('stream')
})

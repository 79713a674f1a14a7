import { expect, test } from 'vitest'
import { checkResponse } from './check-response'

const head = (status: number, contentType: string, statusText = '') => ({ status, statusText, contentType })
const json = 'application/json; charset=utf-8'

test('accepts JSON unchanged', () => {
  expect(checkResponse(head(200, json), '{"a":1}')).toEqual({ body: '{"a":1}' })
  expect(checkResponse(head(200, 'text/plain'), '[]')).toEqual({ body: '[]' })
})

test.each([
  ['text/csv; charset=utf-8', 'a,b\r\n'],
  ['application/x-ndjson; charset=utf-8', '{"a":1}\n{"a":2}\n'],
  ['text/event-stream', 'retry: 3000\n\n'],
])('accepts %s, another format of the API, unchanged', (type, body) => {
  expect(checkResponse(head(200, type), body)).toEqual({ body })
})

test.each([
  [json, '', 'Empty JSON response from server'],
  [json, ' \n', 'Empty JSON response from server'],
  ['', '', 'Empty response from server (expected JSON)'],
  ['text/html', '', 'Empty response from server (expected JSON)'],
  [json, '{"a":', 'Invalid JSON response'],
  ['text/html', '<html></html>', 'Invalid JSON response'],
])('treats a %j body of %j as a failure', (type, body, failure) => {
  expect(checkResponse(head(200, type), body).failure).toBe(failure)
})

test('reports an error response with its status, reason and body', () => {
  const problem = '{"title":"Too Many Requests"}'
  expect(checkResponse(head(429, 'application/problem+json', 'Too Many Requests'), problem).failure).toBe(
    `HTTP 429: Too Many Requests - ${problem}`,
  )
  expect(checkResponse(head(502, 'text/html', 'Bad Gateway'), '<p>no</p>').failure).toBe(
    'HTTP 502: Bad Gateway - <p>no</p>',
  )
})

test('takes the reason from the problem if the protocol sends none', () => {
  expect(checkResponse(head(404, 'application/problem+json'), '{"title":"Not Found"}').failure).toBe(
    'HTTP 404: Not Found - {"title":"Not Found"}',
  )
  expect(checkResponse(head(502, 'text/html'), '<p>').failure).toBe('HTTP 502: Error - <p>')
})

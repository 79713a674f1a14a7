import { expect, test } from 'vitest'
import { isStreamParameter, parseStreamRequest } from './stream-request.server'

const seen = (query: string, headers: Record<string, string> = {}) =>
  parseStreamRequest(new URLSearchParams(query), new Headers(headers)).lastSeen

test.each([
  ['lastEventId', 'lastEventId=7'],
  ['Last-Event-ID', 'Last-Event-ID=7'],
  ['last-event-id', 'topics=dca&last-event-id=7'],
  ['lastEventID', 'lastEventID=7'],
  ['last_event_id', 'last_event_id=7'],
  ['evs_last_event_id', 'evs_last_event_id=7'],
])('resumes behind the id that a polyfill writes into the address as %s', (_, query) => {
  expect(seen(query)).toBe(7n)
})

test('the header comes before the address, unless it is empty', () => {
  expect(seen('lastEventId=7', { 'Last-Event-ID': '9' })).toBe(9n)
  expect(seen('lastEventId=7', { 'Last-Event-ID': '' })).toBe(7n)
  expect(seen('lastEventId=', { 'Last-Event-ID': '' })).toBeUndefined()
})

test('of several ids in an address the last one counts, since polyfills append theirs', () => {
  expect(seen('lastEventId=7&lastEventId=8')).toBe(8n)
  expect(seen('lastEventId=7&Last-Event-ID=9')).toBe(9n)
  expect(seen('lastEventId=7&last-event-id=')).toBe(7n)
})

test('an id that cannot be read is not taken for none', () => {
  expect(seen('last-event-id=yesterday')).toBe('unreadable')
})

test('knows its own parameters in every spelling', () => {
  expect(['topics', 'lastEventId', 'Last-Event-ID', 'Topics', 'since'].map(isStreamParameter)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

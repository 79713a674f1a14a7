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
])('resumes after the id that a polyfill sends in the URL as %s', (_, query) => {
  expect(seen(query)).toBe(7n)
})

test('prefers the header to the URL, unless the header is empty', () => {
  expect(seen('lastEventId=7', { 'Last-Event-ID': '9' })).toBe(9n)
  expect(seen('lastEventId=7', { 'Last-Event-ID': '' })).toBe(7n)
  expect(seen('lastEventId=', { 'Last-Event-ID': '' })).toBeUndefined()
})

test('takes the last of several ids in a URL, because polyfills append theirs', () => {
  expect(seen('lastEventId=7&lastEventId=8')).toBe(8n)
  expect(seen('lastEventId=7&Last-Event-ID=9')).toBe(9n)
  expect(seen('lastEventId=7&last-event-id=')).toBe(7n)
})

test('distinguishes an invalid id from a missing one', () => {
  expect(seen('last-event-id=yesterday')).toBe('unreadable')
})

test('recognises its own parameters in every spelling', () => {
  expect(['topics', 'lastEventId', 'Last-Event-ID', 'Topics', 'since'].map(isStreamParameter)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

import { expect, test } from 'vitest'
import { describeEvents, type EventsStatus } from './events-status'

const live: EventsStatus = {
  isCaughtUp: true,
  isRecent: true,
  unreported: undefined,
  pollEveryMs: 5_000,
  problem: undefined,
  isRefused: false,
  undecodable: undefined,
  isTruncated: false,
  unreadable: { count: 0, reason: undefined },
}
const refused = 'The node refuses logsSubscribe (-32601)'
const cases: readonly (readonly [string, Partial<EventsStatus>, string, string | undefined])[] = [
  ['all is well', {}, 'live', undefined],
  [
    'the log of a transaction was truncated',
    { isTruncated: true },
    'live',
    'Logs of some transactions of the last hour are truncated, so events may be missing. Accounts show their effect.',
  ],
  ['the list is being read', { isCaughtUp: false }, 'catching-up', undefined],
  [
    'the subscription is refused',
    { unreported: refused },
    'degraded',
    `${refused}: transactions are polled every 5 s.`,
  ],
  [
    'the subscription is refused and polling is behind',
    { unreported: refused, isRecent: false },
    'catching-up',
    `${refused}.`,
  ],
  ['a request has just failed', { problem: 'No response.' }, 'live', 'No response.'],
  [
    'transactions have not been read for half a minute, although they are reported',
    { problem: 'No response.', isRecent: false },
    'catching-up',
    'No response.',
  ],
  [
    'nothing has been listed for half a minute because the node refuses it',
    { problem: 'Refused.', isRefused: true, isRecent: false },
    'catching-up',
    'Refused.',
  ],
  ['the node refuses a method', { problem: 'Refused.', isRefused: true }, 'degraded', 'Refused.'],
  ['events can’t be decoded', { undecodable: 'A new layout.' }, 'catching-up', 'A new layout.'],
  [
    'transactions can’t be read',
    { unreadable: { count: 2, reason: 'a version above 1' } },
    'degraded',
    "2 transactions can't be read: a version above 1.",
  ],
  [
    'several things are wrong',
    { unreported: refused, unreadable: { count: 1, reason: undefined } },
    'degraded',
    `${refused}: transactions are polled every 5 s. 1 transaction can't be read: the reason is unknown.`,
  ],
]

test.each(cases)('reports the state and its reason when %s', (_name, over, state, detail) => {
  expect(describeEvents({ ...live, ...over })).toEqual({ state, detail })
})

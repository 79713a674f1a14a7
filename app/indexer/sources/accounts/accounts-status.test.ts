import { expect, test } from 'vitest'
import { type AccountsStatus, describeAccounts } from './accounts-status'

const live: AccountsStatus = {
  isLive: true,
  isTaking: false,
  hasBase: true,
  needsSnapshot: false,
  isRecent: true,
  unreported: undefined,
  refusal: undefined,
  problem: undefined,
  isRefused: false,
  undecodable: undefined,
}
const refused = 'The node refuses programSubscribe (-32601)'
const cases: readonly (readonly [string, Partial<AccountsStatus>, string, string | undefined])[] = [
  ['all is well', {}, 'live', undefined],
  [
    'the first snapshot is in progress',
    { isLive: false, hasBase: false, isTaking: true },
    'snapshot',
    undefined,
  ],
  [
    'a subscription is refused and what transactions write is read',
    { isLive: false, unreported: refused },
    'degraded',
    `${refused}: accounts are read after each transaction that writes them.`,
  ],
  [
    'a subscription is refused and the reading is behind',
    { isLive: false, isRecent: false, unreported: refused },
    'catching-up',
    `${refused}: the missed changes are being read.`,
  ],
  [
    'a gap is being closed',
    { isLive: false, isRecent: false },
    'catching-up',
    'Reports of changes were interrupted: the missed changes are being read.',
  ],
  [
    'only a snapshot can find the changes',
    { isLive: false, isRecent: false, needsSnapshot: true },
    'catching-up',
    'Reports of changes were interrupted: some changes are unknown until the next snapshot, which is taken at most every 10 minutes.',
  ],
  [
    'that snapshot is in progress',
    { isLive: false, isRecent: false, needsSnapshot: true, isTaking: true },
    'snapshot',
    expect.any(String),
  ],
  [
    'the node serves no snapshots',
    { refusal: 'The Solana RPC refuses getProgramAccounts (-32601): Method not found.' },
    'degraded',
    'The Solana RPC refuses getProgramAccounts (-32601): Method not found. Accounts that no transaction has written since are unknown.',
  ],
  [
    'nothing can be written',
    { problem: 'The database can’t be written.' },
    'live',
    'The database can’t be written.',
  ],
  [
    'nothing could be read or written for half a minute, although changes are reported',
    { problem: 'No response.', isRecent: false },
    'catching-up',
    'No response.',
  ],
  ['the node refuses a method', { problem: 'Refused.', isRefused: true }, 'degraded', 'Refused.'],
  ['accounts can’t be decoded', { undecodable: 'A new layout.' }, 'catching-up', 'A new layout.'],
]

test.each(cases)('reports the state and its reason when %s', (_name, over, state, detail) => {
  expect(describeAccounts({ ...live, ...over })).toEqual({ state, detail })
})

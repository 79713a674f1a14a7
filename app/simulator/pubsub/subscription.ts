import type { Address, Signature } from '~/domain/base/ids'
import { type AccountMatcher, readFilters } from '../rpc/account-filters'
import { type AccountFormat, readAccountFormat } from '../rpc/account-json'
import type { Commitment } from '../rpc/commitment'
import { invalidParams } from '../rpc/node-error'
import {
  type Params,
  parseAddressValue,
  parseConfig,
  parseList,
  parseSignatureValue,
  readAddress,
  readCommitment,
  readConfig,
  required,
} from '../rpc/params'

/** Parsed parameters of a subscription. */
export type Subscription =
  | { readonly kind: 'slot' }
  | { readonly kind: 'root' }
  | AccountSubscription
  | ProgramSubscription
  | LogsSubscription
  | SignatureSubscription

export interface AccountSubscription {
  readonly kind: 'account'
  readonly key: Address
  readonly format: AccountFormat
  readonly commitment: Commitment
}

export interface ProgramSubscription {
  readonly kind: 'program'
  readonly programId: Address
  readonly format: AccountFormat
  readonly matches: AccountMatcher
  readonly commitment: Commitment
}

export interface LogsSubscription {
  readonly kind: 'logs'
  /** Account that the transactions must mention; `undefined`: all transactions. */
  readonly mentions: Address | undefined
  readonly commitment: Commitment
}

export interface SignatureSubscription {
  readonly kind: 'signature'
  readonly signature: Signature
  readonly commitment: Commitment
}

/** Functions that parse the parameters of a subscription, by method name (`slotSubscribe` etc.). */
export const subscribeMethods = new Map<string, (params: Params) => Subscription>([
  ['slotSubscribe', () => ({ kind: 'slot' })],
  ['rootSubscribe', () => ({ kind: 'root' })],
  ['accountSubscribe', readAccountSubscription],
  ['programSubscribe', readProgramSubscription],
  ['logsSubscribe', readLogsSubscription],
  ['signatureSubscribe', readSignatureSubscription],
])

/** Names of the methods that end subscriptions. */
export const unsubscribeMethods: ReadonlySet<string> = new Set(
  [...subscribeMethods.keys()].map((name) => name.replace('Subscribe', 'Unsubscribe')),
)

function readAccountSubscription(params: Params): Subscription {
  const config = readConfig(params, 1)
  return {
    kind: 'account',
    key: readAddress(params, 0),
    format: readAccountFormat(config),
    commitment: readCommitment(config),
  }
}

function readProgramSubscription(params: Params): Subscription {
  const config = readConfig(params, 1)
  return {
    kind: 'program',
    programId: readAddress(params, 0),
    format: readAccountFormat(config),
    matches: readFilters(config),
    commitment: readCommitment(config),
  }
}

function readLogsSubscription(params: Params): Subscription {
  const filter = required(params, 0)
  return { kind: 'logs', mentions: readMentions(filter), commitment: readCommitment(readConfig(params, 1)) }
}

function readMentions(filter: unknown): Address | undefined {
  if (filter === 'all' || filter === 'allWithVotes') return undefined
  const keys = parseList(parseConfig(filter).mentions)
  if (keys.length !== 1) throw invalidParams('Invalid Request: Only 1 address supported')
  return parseAddressValue(keys[0])
}

function readSignatureSubscription(params: Params): Subscription {
  return {
    kind: 'signature',
    signature: parseSignatureValue(required(params, 0)),
    commitment: readCommitment(readConfig(params, 1)),
  }
}

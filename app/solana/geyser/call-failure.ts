import { status } from '@grpc/grpc-js'
import type { Slot } from '~/domain/base/time'
import { trimEndChar } from '~/lib/text/trim-end-char'
import { redactSecrets } from '../http/redact-secrets'
import { type GeyserEndpoint, mostMessageBytes } from './client'
import type { CallEnd } from './grpc-status'

/**
 * What to do after the end of a stream. `refused`: wait, because a setting or the plan is the cause.
 * `unreachable`: retry. `replay-gone`: the node no longer has the slot that was requested. `ended`: the stream
 * broke off; after several ends without progress the replay may be the cause.
 */
export type FailureKind = 'refused' | 'unreachable' | 'replay-gone' | 'ended'

export interface CallFailure {
  readonly kind: FailureKind
  /** A sentence for operators, without secrets. */
  readonly sentence: string
}

export interface FailedCall {
  readonly endpoint: GeyserEndpoint
  /** Slot at which the replay was requested to start. `undefined`: none was requested. */
  readonly fromSlot: Slot | undefined
}

/** Describes the end of a stream. */
export function failureOf({ code, details }: CallEnd, call: FailedCall): CallFailure {
  const { url, token } = call.endpoint
  // A token is removed whatever its length, unlike other parts that may be words.
  const text = essence(redactSecrets(token ? details.replaceAll(token, '…') : details, { url }))
  const reason = text === '' ? '' : ` (${text})`
  const failure = (kind: FailureKind, sentence: string): CallFailure => ({ kind, sentence })
  // Servers report an oversized message with various codes, OUT_OF_RANGE among them.
  if (/message/i.test(text) && /too large|larger than/i.test(text)) return failure('ended', oversized(reason))
  if (/lagged/i.test(text))
    return failure('ended', `The Geyser node ended the stream because it was read too slowly${reason}.`)
  switch (code) {
    case status.OK:
      return failure('ended', 'The Geyser node ended the stream without an error.')
    case status.UNAUTHENTICATED:
    case status.PERMISSION_DENIED:
      return failure('refused', refusedToken(token, reason))
    case status.INVALID_ARGUMENT:
      return failure('refused', `The Geyser node refuses the subscription${reason}.`)
    case status.UNIMPLEMENTED:
    case status.NOT_FOUND:
      return failure('refused', `The server of GEYSER_URL has no Geyser service${reason}.`)
    case status.RESOURCE_EXHAUSTED:
      return failure('refused', `The Geyser node refuses another stream${reason}: check the plan's limits.`)
    case status.OUT_OF_RANGE:
      return failure('replay-gone', goneReplay(call.fromSlot, reason))
    case status.UNAVAILABLE:
      return failure('unreachable', unreachable(url, text, reason))
    default:
      return failure('ended', `The Geyser stream ended with ${status[code] ?? `code ${code}`}${reason}.`)
  }
}

const longestText = 200

/** Removes the parts of a text that are the same in every message of the library. */
function essence(details: string): string {
  const [own = ''] = details.split('Resolution note:', 1)
  const text = own
    .replaceAll(/\s+/g, ' ')
    .replace(/^No connection established\. Last error: (?:Error: )?/, '')
    .replace(/ \(\d{4}-\d\d-\d\dT[\d:.]+Z\)/g, '')
    .trim()
  return trimEndChar(trimEndChar(text, '.').trim(), '.').slice(0, longestText)
}

function oversized(reason: string): string {
  const mebibytes = mostMessageBytes / 1024 / 1024
  return `A message is too large for the Geyser stream${reason}. Sextant accepts ${mebibytes} MiB; raise the limit of the node or proxy to that.`
}

function refusedToken(token: string | undefined, reason: string): string {
  return token === undefined
    ? `The Geyser node requires a token${reason}: set GEYSER_TOKEN.`
    : `The Geyser node refuses the token${reason}: check GEYSER_TOKEN.`
}

function goneReplay(fromSlot: Slot | undefined, reason: string): string {
  const slot = fromSlot === undefined ? 'the requested slot' : `slot ${fromSlot}`
  return `The Geyser node no longer has ${slot}${reason}: the gap is read from the Solana RPC.`
}

/** Texts of a TLS client that receives something else than TLS. */
const plaintextAnswer = /wrong version number|packet length too long|EPROTO|tls_validate_record/i

function unreachable(url: string, text: string, reason: string): string {
  const isEncrypted = new URL(url).protocol === 'https:'
  if (isEncrypted && plaintextAnswer.test(text))
    return `The server of GEYSER_URL does not use TLS${reason}: begin GEYSER_URL with http://, or use its TLS port.`
  if (isEncrypted && /certificate/i.test(text))
    return `The TLS certificate of the Geyser node is not valid${reason}.`
  if (
    !isEncrypted &&
    /Failed to connect|ECONNRESET|socket hang up|Connection dropped|Protocol error|GOAWAY/i.test(text)
  )
    return `The server of GEYSER_URL closes the connection${reason}. If it uses TLS, begin GEYSER_URL with https://.`
  return `The Geyser node is unreachable${reason}.`
}

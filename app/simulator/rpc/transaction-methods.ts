import type { Address, Signature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { Ledger, SignatureEntry } from '../ledger'
import { JsonStream, plainJson } from './json-text'
import { contextSlot, type Methods, type Node, withContext } from './node'
import { invalidParams } from './node-error'
import {
  type Config,
  parseList,
  parseSignatureValue,
  parseString,
  readAddress,
  readConfig,
  readStoredCommitment,
  readUnsigned,
  required,
} from './params'
import { placedTransactionJson, readTransactionFormat } from './transaction-json'

/**
 * Maximum numbers of signatures per request. Same as `MAX_GET_CONFIRMED_SIGNATURES_FOR_ADDRESS2_LIMIT` and
 * `MAX_GET_SIGNATURE_STATUSES_QUERY_ITEMS` of agave.
 */
const maxSignatures = 1000
const maxStatuses = 256

/**
 * Number of signatures per piece of a response. The number is small, because the ledger has to compute each
 * signature.
 */
const signaturesPerPiece = 50

/** RPC methods that read transactions. */
export const transactionMethods = {
  getTransaction(params, node) {
    const text = parseString(required(params, 0))
    const config = readConfig(params, 1)
    const format = readTransactionFormat(config)
    const newest = node.view.slotAt(readStoredCommitment(config))
    const transaction = node.view.ledger.transaction(parseSignatureValue(text))
    if (!transaction || transaction.slot > newest) return null
    return placedTransactionJson(transaction, format)
  },

  getSignaturesForAddress(params, node) {
    const address = readAddress(params, 0)
    const config = readConfig(params, 1)
    const limit = readUnsigned(config, 'limit') ?? maxSignatures
    if (limit === 0 || limit > maxSignatures) throw invalidParams(`Invalid limit; max ${maxSignatures}`)
    const newest = contextSlot(node, config, readStoredCommitment(config))
    const range = { before: readSignature(config, 'before'), until: readSignature(config, 'until') }
    const pages = listSignatures(node.view.ledger, address, range, limit, newest)
    // The first page is read before the response starts, so that an invalid request still gets an error
    // response.
    return new JsonStream(streamSignatures(pages.next(), pages, node))
  },

  getSignatureStatuses(params, node) {
    const list = parseList(required(params, 0))
    if (list.length > maxStatuses) throw invalidParams(`Too many inputs provided; max ${maxStatuses}`)
    const signatures = list.map(parseSignatureValue)
    return withContext(
      node.view.slotAt('processed'),
      signatures.map((signature) => statusJson(signature, node)),
    )
  },
} satisfies Methods

interface SignatureRange {
  readonly before: Signature | undefined
  readonly until: Signature | undefined
}

function readSignature(config: Config, name: string): Signature | undefined {
  const value = config[name]
  return value === undefined || value === null ? undefined : parseSignatureValue(value)
}

/**
 * Lists signatures newest first. Omits slots above `newest`, because they have not reached the requested
 * commitment yet.
 */
function* listSignatures(
  ledger: Ledger,
  address: Address,
  range: SignatureRange,
  limit: number,
  newest: Slot,
): Generator<readonly SignatureEntry[], void> {
  let before = range.before
  for (let left = limit; left > 0; ) {
    const wanted = Math.min(left, signaturesPerPiece)
    const page = ledger.signaturesFor(address, { before, until: range.until, limit: wanted })
    const visible = page.filter((entry) => entry.slot <= newest)
    yield visible
    left -= visible.length
    before = page.at(-1)?.signature
    if (page.length < wanted) break
  }
}

function* streamSignatures(
  first: IteratorResult<readonly SignatureEntry[], void>,
  rest: Iterable<readonly SignatureEntry[]>,
  node: Node,
): Iterable<string> {
  yield '['
  let separator = ''
  const toText = (page: readonly SignatureEntry[]) => {
    const text = page.map((entry) => plainJson(signatureJson(entry, node)).text).join(',')
    const piece = text === '' ? '' : separator + text
    if (text !== '') separator = ','
    return piece
  }
  if (first.done !== true) yield toText(first.value)
  for (const page of rest) yield toText(page)
  yield ']'
}

function signatureJson(entry: SignatureEntry, node: Node) {
  return {
    blockTime: entry.blockTime,
    confirmationStatus: confirmationStatus(entry.slot, node),
    err: entry.failed ? (node.view.ledger.transaction(entry.signature)?.error ?? null) : null,
    memo: null,
    signature: entry.signature,
    slot: entry.slot,
  }
}

function statusJson(signature: Signature, node: Node) {
  const transaction = node.view.ledger.transaction(signature)
  const tip = node.view.slotAt('processed')
  if (!transaction || transaction.slot > tip) return null
  const status = confirmationStatus(transaction.slot, node)
  const err = transaction.error ?? null
  return {
    confirmationStatus: status,
    confirmations: status === 'finalized' ? null : tip - transaction.slot,
    err,
    slot: transaction.slot,
    status: err === null ? { Ok: null } : { Err: err },
  }
}

function confirmationStatus(slot: Slot, node: Node) {
  if (slot <= node.view.slotAt('finalized')) return 'finalized'
  return slot <= node.view.slotAt('confirmed') ? 'confirmed' : 'processed'
}

import type { ChildProcess } from 'node:child_process'
import { changeTopics } from '~/domain/protocol/perp-venue'
import { followApi, type StreamedRow } from '../latency/api-side'
import type { Commit, CommitWatch } from '../latency/commit-watch'
import type { SlotSent } from './node'

/** Delays since the node has sent a slot, and what the node has sent. */
export interface Lag {
  /** Until the last commit with changes of the slot, for each slot and topic. Milliseconds. */
  readonly commitMs: readonly number[]
  /** Until an event of the slot was on the API's stream, for each event. Milliseconds. */
  readonly streamMs: readonly number[]
  /** Number of slots and topics without a commit. */
  readonly missed: number
  readonly slots: number
  readonly accounts: number
  readonly transactions: number
  /** By how much the node was behind its schedule, milliseconds. */
  readonly behindMs: number
}

/** Records what a node sends and what becomes of it, until `during` ends and ten seconds more. */
export async function measureLag(
  node: ChildProcess,
  { commits }: CommitWatch,
  apiUrl: string,
  { during, afterwards }: { readonly during: () => Promise<void>; readonly afterwards: () => Promise<void> },
): Promise<Lag> {
  const sent: SlotSent[] = []
  const rows: (StreamedRow & { readonly atMs: number })[] = []
  const seen = new Set<string>()
  let isSending = true
  let sinceMs = Number.POSITIVE_INFINITY
  const onMessage = (message: SlotSent): void => {
    // Node keeps messages of a process until someone listens, so earlier slots arrive here too.
    if (message.type === 'sent' && isSending && message.atMs >= sinceMs) sent.push(message)
  }
  const api = await followApi(apiUrl, {
    onRow(row) {
      if (!row.isEvent || seen.has(row.id)) return
      seen.add(row.id)
      rows.push({ ...row, atMs: performance.timeOrigin + performance.now() })
    },
    onPrice: () => undefined,
  })
  sinceMs = performance.timeOrigin + performance.now()
  node.on('message', onMessage)
  await during()
  isSending = false
  await afterwards()
  node.off('message', onMessage)
  await api.close()
  return { ...sum(sent), ...commitDelays(sent, commits), streamMs: streamDelays(sent, rows) }
}

function commitDelays(sent: readonly SlotSent[], commits: readonly Commit[]) {
  const byTopic = new Map(
    changeTopics.map((topic) => [topic, commits.filter((commit) => commit.topic === topic)]),
  )
  const commitMs: number[] = []
  let missed = 0
  for (const { slot, topics, atMs } of sent)
    for (const topic of topics) {
      const own = byTopic.get(topic) ?? []
      // The rows of a slot may be in several commits. If the newest rows of its last commit are from a later
      // slot, the slot has no commit of its own.
      const last = own.findLast((commit) => commit.slot === slot) ?? own.find((commit) => commit.slot > slot)
      if (last === undefined) missed += 1
      else commitMs.push(last.noticedMs - atMs)
    }
  return { commitMs, missed }
}

function streamDelays(
  sent: readonly SlotSent[],
  rows: readonly (StreamedRow & { readonly atMs: number })[],
): readonly number[] {
  const sentAt = new Map(sent.map(({ slot, atMs }) => [slot, atMs]))
  return rows.flatMap(({ slot, atMs }) => {
    const since = sentAt.get(slot)
    return since === undefined ? [] : [atMs - since]
  })
}

function sum(sent: readonly SlotSent[]) {
  const total = (of: (each: SlotSent) => number) => sent.reduce((all, each) => all + of(each), 0)
  return {
    slots: sent.length,
    accounts: total(({ accounts }) => accounts),
    transactions: total(({ transactions }) => transactions),
    behindMs: sent.reduce((most, { behindMs }) => Math.max(most, behindMs), 0),
  }
}

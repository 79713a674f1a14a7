import { onTestFinished } from 'vitest'
import { type Bend, type BentNode, serveBentNode } from './bent-proxy'

export type { Bend, BentNode, ReceivedCall } from './bent-proxy'

/** Opens a proxy with faults for a real node; it closes at the end of the test. */
export async function openBentNode(
  target: { readonly url: string; readonly wsUrl: string },
  first: Bend = {},
): Promise<BentNode> {
  const node = await serveBentNode(target, first)
  onTestFinished(node.die)
  return node
}

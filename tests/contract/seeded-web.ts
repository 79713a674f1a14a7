import type { Log } from '~/lib/log'
import { shareWeb } from '../helpers/web/share-web'
import { clockAt, type WebTest } from '../helpers/web/web-context'
import { now, seed } from './seed'

/** Opens a web process over the seeded world. The tests of a file share it, so they must only read. */
export function shareSeeded(log?: Log): WebTest {
  return shareWeb({ clock: clockAt(now), ...(log && { log }) }, ({ writer }) => seed(writer))
}

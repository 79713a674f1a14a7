import { data, type MetaFunction } from '@remix-run/node'
import { MessageCard } from '~/components/shell/message-card'
import { text } from '~/ui/text'

export function loader() {
  return data(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta: MetaFunction = () => [
  { title: text.notFoundTitle },
  { name: 'robots', content: 'noindex' },
]

/** Every address that is none of ours. */
export default function NotFound() {
  return <MessageCard title={text.notFoundTitle} line={text.notFoundLine} />
}

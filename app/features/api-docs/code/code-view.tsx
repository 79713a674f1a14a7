import { formatCount } from '~/domain/format/format'
import { docsText } from '../docs-text'
import * as styles from './code-view.css'

interface CodeViewProps {
  /** Accessible name of the code region. */
  readonly label: string
  readonly code: string
  /** Whether to highlight the syntax of JSON. */
  readonly json?: boolean
}

/** Maximum number of characters to show. A longer text would make the page unresponsive. */
const mostCharacters = 60_000
/** Maximum number of characters for which the syntax is highlighted. */
const mostColoured = 20_000

/** Shows code or a response body in a region that can be scrolled with the keyboard. */
export function CodeView({ label, code, json = false }: CodeViewProps) {
  const shown = code.slice(0, mostCharacters)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={styles.frame} aria-label={label} tabIndex={0}>
        <pre className={styles.code}>{json ? <Coloured json={shown} /> : shown}</pre>
      </section>
      {shown.length < code.length ? (
        <p className={styles.cut}>
          {docsText.cutAt(formatCount(mostCharacters), `${formatCount(code.length)} characters`)}
        </p>
      ) : null}
    </>
  )
}

/**
 * Matches keys, strings, numbers and literals of JSON. An unterminated string also matches. Otherwise the
 * search would scan to the end of the text for each quote in an unterminated string.
 */
const tokens = /("(?:[^"\\]|\\[\s\S])*"?)(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g

function Coloured({ json }: { readonly json: string }) {
  const head = json.slice(0, mostColoured)
  const parts = []
  let done = 0
  for (const match of head.matchAll(tokens)) {
    const [whole, quoted, colon] = match
    const word = quoted ?? whole
    parts.push(head.slice(done, match.index))
    parts.push(
      <span key={match.index} className={styles.token[kindOf(quoted, colon)]}>
        {word}
      </span>,
    )
    done = match.index + word.length
  }
  return (
    <>
      {parts}
      {json.slice(done)}
    </>
  )
}

function kindOf(quoted: string | undefined, colon: string | undefined) {
  if (quoted === undefined) return 'number'
  return colon === undefined ? 'text' : 'key'
}

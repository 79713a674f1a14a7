import { CopyButton } from '~/ui/clipboard/copy-button'
import { CodeView } from '../code/code-view'
import { docsText } from '../docs-text'
import type { Block } from './prose'
import * as styles from './prose-view.css'

/** Shows a code example with a copy button. */
export function CodeBlock({ language, code }: Omit<Extract<Block, { kind: 'code' }>, 'kind'>) {
  const name = languageNames[language] ?? language
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {name}
        <CopyButton value={code} what={name} />
      </figcaption>
      <CodeView label={name} code={code} json={language === 'json'} />
    </figure>
  )
}

const languageNames: Readonly<Record<string, string>> = {
  sh: docsText.shell,
  ts: docsText.typeScript,
  js: 'JavaScript',
  python: docsText.python,
  rust: docsText.rust,
  html: 'HTML',
  http: 'HTTP',
  json: 'JSON',
  text: docsText.plainText,
}

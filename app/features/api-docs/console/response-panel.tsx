import { useState } from 'react'
import { CopyButton } from '~/ui/clipboard/copy-button'
import { Segmented } from '~/ui/controls/segmented'
import { Chip } from '~/ui/marks/chip'
import { Card } from '~/ui/panel/card'
import type { OperationEntry } from '../catalogue'
import { CodeView } from '../code/code-view'
import { docsText } from '../docs-text'
import type { CallResult, Tester } from './console-state'
import { initialValues, requestOf } from './endpoint-request'
import { QuotaMeter } from './quota-meter'
import * as styles from './response-panel.css'
import { toCurl, toPython, toRust, toTypeScript } from './snippets'

const views = [
  { value: 'body', label: docsText.body },
  { value: 'curl', label: docsText.curl },
  { value: 'typeScript', label: docsText.typeScript },
  { value: 'python', label: docsText.python },
  { value: 'rust', label: docsText.rust },
] as const
type View = (typeof views)[number]['value']

/** Example request that has a short response. */
const firstPath = '/api/dca/all?size=1'

export interface ResponsePanelProps {
  /** Operation of the open card; `undefined`: no card is open. */
  readonly operation: OperationEntry | undefined
  /** Example response of the operation as JSON. `undefined`: it has none, or it is being read. */
  readonly example: string | undefined
  readonly tester: Tester
  readonly origin: string
}

/** Shows the API's response and the request of the open card as code in every language. */
export function ResponsePanel({ operation, example = '', tester, origin }: ResponsePanelProps) {
  const [view, setView] = useState<View>('body')
  if (operation === undefined) {
    return (
      <Card title={docsText.response}>
        <p className={styles.empty}>{docsText.nothingYet}</p>
        <FirstCall origin={origin} />
      </Card>
    )
  }
  const request = requestOf(operation, { ...initialValues(operation), ...tester.values }, origin)
  const codes = { curl: toCurl, typeScript: toTypeScript, python: toPython, rust: toRust }
  const code = view === 'body' ? bodyText(tester.result?.body ?? example) : codes[view](request)
  const { label } = views.find(({ value }) => value === view) ?? views[0]
  return (
    <Card
      title={docsText.response}
      status={<Status result={tester.result} />}
      actions={<CopyButton value={code} what={view === 'body' ? docsText.response : label} />}
    >
      <div className={styles.url}>
        <code className={styles.urlText}>{request.url.slice(origin.length)}</code>
        <CopyButton value={request.url} what={docsText.url} />
      </div>
      <div className={styles.views}>
        <Segmented label={docsText.views} value={view} options={views} onChange={setView} />
      </div>
      {view === 'body' ? (
        <Body operation={operation} tester={tester} text={code} />
      ) : (
        <CodeView label={label} code={code} />
      )}
      {tester.result?.quota === undefined ? null : (
        <QuotaMeter quota={tester.result.quota} reportedAtMs={tester.result.endedAtMs} />
      )}
    </Card>
  )
}

/** Example request as a shell command, for visitors who prefer a shell. */
function FirstCall({ origin }: Pick<ResponsePanelProps, 'origin'>) {
  const code = toCurl({ url: `${origin}${firstPath}`, headers: {}, form: 'json' })
  return (
    <>
      <div className={styles.url}>
        <span className={styles.urlText}>{docsText.firstCall}</span>
        <CopyButton value={code} what={docsText.curl} />
      </div>
      <CodeView label={docsText.curl} code={code} />
    </>
  )
}

function Status({ result }: { readonly result: CallResult | undefined }) {
  if (result === undefined) return <Chip kind="plain">{docsText.example}</Chip>
  const { status, reason, durationMs, bytes } = result
  return (
    <>
      {status === undefined ? null : (
        <Chip kind={status < 400 ? 'good' : 'bad'}>{`${status} ${reason}`.trim()}</Chip>
      )}
      <span className={styles.note}>
        {`${Math.round(durationMs)} ms`}
        {status === undefined ? '' : ` · ${formatBytes(bytes)}`}
      </span>
    </>
  )
}

interface BodyProps {
  readonly operation: OperationEntry
  readonly tester: Tester
  readonly text: string
}

function Body({ operation, tester: { calling, result }, text }: BodyProps) {
  return (
    <div aria-busy={calling || undefined}>
      {/* This element is always mounted, so that screen readers announce changes of its content. */}
      <div role="status">
        {calling ? (
          <p className={styles.empty}>{operation.streams ? docsText.listening : docsText.waitingForAnswer}</p>
        ) : null}
      </div>
      {result?.failure === undefined ? null : (
        <p role="alert" className={styles.failure}>
          {result.failure}
        </p>
      )}
      {text === '' || result?.failure !== undefined ? null : (
        <CodeView label={docsText.body} code={text} json />
      )}
    </div>
  )
}

/** Returns a body as JSON with one field per line. */
function bodyText(body: string): string {
  if (!/^\s*[[{]/.test(body)) return body
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    // The body is NDJSON or invalid JSON, so it is shown as received.
    return body
  }
}

const bytesPerKilobyte = 1_000

function formatBytes(bytes: number): string {
  return bytes < bytesPerKilobyte ? `${bytes} B` : `${(bytes / bytesPerKilobyte).toFixed(1)} kB`
}

import { Button } from '~/ui/controls/button'
import type { OperationEntry } from '../catalogue'
import { BacktickText } from '../code/backtick-text'
import { docsText } from '../docs-text'
import type { Tester } from './console-state'
import { CopyWords } from './copy-words'
import { initialValues, requestOf } from './endpoint-request'
import * as styles from './operation-card.css'
import { ParameterField } from './parameter-field'
import { toCurl } from './snippets'

interface OperationFormProps {
  readonly operation: OperationEntry
  readonly tester: Tester
  readonly origin: string
  readonly onEdit: (id: string, name: string, value: string) => void
  readonly onTry: (operation: OperationEntry) => void
}

/** Describes an endpoint. Contains a field for each parameter and the button that calls the endpoint. */
export function OperationForm({ operation, tester, origin, onEdit, onTry }: OperationFormProps) {
  const { id, summary, description, parameters, refreshSeconds, topic } = operation
  const values = { ...initialValues(operation), ...tester.values }
  const curl = toCurl(requestOf(operation, values, origin))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onTry(operation)
      }}
    >
      <p className={styles.lead}>
        {summary} {refreshSeconds === undefined ? '' : `${docsText.refresh(refreshSeconds)}. `}
        {topic === undefined ? '' : `${docsText.changesIn(topic)}.`}
      </p>
      <p className={styles.lead}>
        <BacktickText text={description} />
      </p>
      <h3 className={styles.heading}>{docsText.parameters}</h3>
      {parameters.length === 0 ? <p className={styles.lead}>{docsText.noParameters}</p> : null}
      {parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={parameter}
          value={values[parameter.name] ?? ''}
          missing={tester.missing.includes(parameter.name)}
          onChange={(name, value) => onEdit(id, name, value)}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={tester.calling} data-needs-script="">
          {tester.calling ? docsText.trying : docsText.tryIt}
        </Button>
        <CopyWords label={docsText.copyCurl} value={curl} />
        <span className={styles.note} role="status">
          {tester.missing.length > 0 ? docsText.fillIn : docsText.freeNote}
        </span>
      </div>
    </form>
  )
}

import { useEffect, useMemo, useRef } from 'react'
import { useSite } from '~/shared/page/site'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import type { Catalogue, OperationEntry } from './catalogue'
import { PossibleFailures, ResponseHeaders } from './console/call-facts'
import { OperationCard } from './console/operation-card'
import { ResponsePanel, type ResponsePanelProps } from './console/response-panel'
import { useTesters } from './console/use-testers'
import { DocsContents, FoldedGuides } from './docs-contents'
import { matchingIds, searchTextOf } from './docs-query'
import { docsText } from './docs-text'
import { EndpointFilter } from './endpoint-filter'
import * as styles from './endpoints.css'
import { groupBySection, sectionOf, sectionTitle } from './sections'
import { useDocsView } from './use-docs-view'
import { useExample } from './use-example'
import { useWide } from './use-wide'

/** All endpoints of the API: table of contents, endpoint cards, and the response of the open card. */
export function Endpoints({ operations }: Pick<Catalogue, 'operations'>) {
  const origin = useSite()?.publicUrl ?? ''
  const { filter, change, openId, toggle } = useDocsView()
  const { testerOf, edit, call } = useTesters()
  const wide = useWide()
  const sections = useMemo(() => groupBySection(operations), [operations])
  const findable = useMemo(
    () => operations.map((one) => ({ id: one.id, path: one.path, searchText: searchTextOf(one) })),
    [operations],
  )
  const shown = useMemo(() => matchingIds(findable, filter), [findable, filter])
  const open = operations.find(({ id }) => id === openId)
  const example = useExample(open)
  const panel = (operation: OperationEntry | undefined) => (
    <OpenEndpoint
      operation={operation}
      example={example}
      tester={testerOf(operation?.id ?? '')}
      origin={origin}
      comesIntoView={!wide}
    />
  )
  return (
    <div className={styles.layout}>
      <aside className={styles.contents}>
        <DocsContents sections={sections} current={open && sectionOf(open.path).id} />
      </aside>
      <FoldedGuides />
      <Card title={docsText.endpoints} actions={<EndpointFilter filter={filter} onChange={change} />}>
        {shown.size === 0 ? (
          <PanelState
            kind="empty"
            title={docsText.none}
            reason={docsText.noneLine}
            action={{ label: docsText.showAll, onSelect: () => change({ search: '', area: 'all' }) }}
          />
        ) : null}
        {sections.map((section) => (
          <section
            key={section.id}
            aria-labelledby={section.id}
            hidden={!section.operations.some(({ id }) => shown.has(id))}
          >
            <h2 id={section.id} className={styles.section} tabIndex={-1}>
              {sectionTitle(section)}
            </h2>
            {section.operations.map((operation) => (
              <div key={operation.id}>
                <OperationCard
                  operation={operation}
                  open={operation.id === openId}
                  hidden={!shown.has(operation.id)}
                  tester={testerOf(operation.id)}
                  origin={origin}
                  onToggle={toggle}
                  onEdit={edit}
                  onTry={call}
                />
                {!wide && operation.id === openId ? panel(operation) : null}
              </div>
            ))}
          </section>
        ))}
      </Card>
      <div className={styles.beside}>{wide ? panel(open) : null}</div>
    </div>
  )
}

interface OpenEndpointProps extends ResponsePanelProps {
  /** Whether to scroll to the response when a call starts, because the response is below the form. */
  readonly comesIntoView: boolean
}

/** Request and response of the open card, and more facts about the endpoint. */
function OpenEndpoint({ comesIntoView, ...panel }: OpenEndpointProps) {
  const { operation, tester } = panel
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (comesIntoView && tester.calling) part.current?.scrollIntoView()
  }, [comesIntoView, tester.calling])
  return (
    <div ref={part} className={styles.open}>
      <ResponsePanel {...panel} />
      <ResponseHeaders result={tester.result} />
      {operation === undefined ? null : <PossibleFailures operation={operation} />}
    </div>
  )
}

import { docsTitles, guidePath, guides, referencePath } from '~/shared/paths/guides'
import { Link } from '~/ui/controls/link'
import { Icon } from '~/ui/marks/icon'
import * as styles from './docs-contents.css'
import { docsText } from './docs-text'
import { areaNames, areas, type FilledSection } from './sections'

interface DocsContentsProps {
  readonly sections: readonly FilledSection[]
  /** Section of the open endpoint card, or the current guide. */
  readonly current: string | undefined
}

const methodologyPath = '/methodology'

/** Table of contents: the sections with the number of endpoints in each section, and the guides. */
export function DocsContents({ sections, current }: DocsContentsProps) {
  const mark = (id: string) => (current === id ? 'true' : undefined)
  return (
    <nav className={styles.contents} aria-label={docsText.contents}>
      {sections.length > 0 ? null : (
        <Link to={referencePath} className={styles.entry}>
          {docsTitles.reference}
        </Link>
      )}
      {areas
        .filter((area) => sections.some((section) => section.area === area))
        .map((area) => (
          <div key={area}>
            <h3 className={styles.heading}>{areaNames[area]}</h3>
            {sections
              .filter((section) => section.area === area)
              .map(({ id, title, operations }) => (
                <Link key={id} to={`${referencePath}#${id}`} className={styles.entry} aria-current={mark(id)}>
                  {title}
                  <span className={styles.count}>{operations.length}</span>
                </Link>
              ))}
          </div>
        ))}
      <h3 className={styles.heading}>{docsTitles.guides}</h3>
      <GuideLinks current={current} />
    </nav>
  )
}

/** The guides in a list that the visitor opens. Phones show it instead of the table of contents. */
export function FoldedGuides() {
  return (
    <details className={styles.folded}>
      <summary className={styles.opener}>
        {docsTitles.guides}
        <Icon name="down" size={16} />
      </summary>
      <nav className={styles.contents} aria-label={docsTitles.guides}>
        <GuideLinks current={undefined} />
      </nav>
    </details>
  )
}

function GuideLinks({ current }: Pick<DocsContentsProps, 'current'>) {
  return (
    <>
      {guides.map((guide) => (
        <Link
          key={guide.slug}
          to={guidePath(guide)}
          className={styles.entry}
          aria-current={current === guide.slug ? 'page' : undefined}
        >
          {guide.title}
        </Link>
      ))}
      <Link to={methodologyPath} className={styles.entry}>
        {docsText.methodology}
      </Link>
    </>
  )
}

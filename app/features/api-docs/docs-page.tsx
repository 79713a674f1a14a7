import type { ReactNode } from 'react'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import { button } from '~/ui/controls/button-class'
import { DocsContents } from './docs-contents'
import * as styles from './docs-page.css'
import { docsText } from './docs-text'

interface DocsPageProps {
  readonly title: string
  /** URL of the guide as Markdown. */
  readonly markdownPath?: string
  /** The current guide. */
  readonly current: string | undefined
  readonly children: ReactNode
}

/** Page with a guide and the table of contents of the documentation. */
export function DocsPage({ title, markdownPath, current, children }: DocsPageProps) {
  return (
    <div className={styles.layout}>
      <aside className={styles.contents}>
        <DocsContents sections={[]} current={current} />
      </aside>
      <article className={styles.text}>
        <div className={styles.head}>
          <h1>{title}</h1>
          <CopyLinkButton />
          {markdownPath === undefined ? null : (
            <a href={markdownPath} className={button({ variant: 'ghost', size: 'small' })}>
              {docsText.asMarkdown}
            </a>
          )}
        </div>
        {children}
      </article>
    </div>
  )
}

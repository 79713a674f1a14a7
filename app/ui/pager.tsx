import { formatCount } from '~/domain/format'
import { Icon } from './icon'
import { Link } from './link'
import { type PageStep, pageSteps } from './page-steps'
import * as styles from './pager.css'
import { text } from './text'
import { onlyPhone } from './text-style.css'

interface PagerProps {
  /** What is being paged, for the name of the region. */
  readonly of: string
  readonly page: number
  /** Number of pages; 0 for an empty list. */
  readonly pages: number
  readonly hrefOf: (page: number) => string
}

/** Links to the pages around this one, the first and the last. */
export function Pager({ of, page, pages, hrefOf }: PagerProps) {
  const last = Math.max(1, pages)
  return (
    <nav className={styles.pager} aria-label={text.pages(of)}>
      <Arrow
        label={text.previousPage}
        icon="previous"
        to={page > 1 ? hrefOf(Math.min(page - 1, last)) : undefined}
      />
      <span className={onlyPhone}>{text.pageOf(formatCount(page), formatCount(last))}</span>
      {pageSteps(page, last).map((step) =>
        step === undefined ? null : (
          <NumberLink key={step.page} {...step} current={step.page === page} to={hrefOf(step.page)} />
        ),
      )}
      <Arrow label={text.nextPage} icon="next" to={page < last ? hrefOf(page + 1) : undefined} />
    </nav>
  )
}

/** Only the neighbouring pages, for a list that has its numbers below: nobody has to go down to go on. Not on phones. */
export function ShortPager({ of, page, pages, hrefOf }: PagerProps) {
  const last = Math.max(1, pages)
  const previous = page > 1 ? hrefOf(Math.min(page - 1, last)) : undefined
  return (
    <nav className={styles.short} aria-label={text.pages(of)}>
      <Arrow label={text.previousPage} icon="previous" to={previous} />
      {text.pageOf(formatCount(page), formatCount(last))}
      <Arrow label={text.nextPage} icon="next" to={page < last ? hrefOf(page + 1) : undefined} />
    </nav>
  )
}

interface ArrowProps {
  readonly label: string
  readonly icon: 'previous' | 'next'
  readonly to: string | undefined
}

function Arrow({ label, icon, to }: ArrowProps) {
  if (to === undefined) {
    return (
      <span className={styles.arrowOff} aria-hidden="true">
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <Link
      to={to}
      sameView
      className={styles.arrow}
      aria-label={label}
      rel={icon === 'next' ? 'next' : 'prev'}
    >
      <Icon name={icon} />
    </Link>
  )
}

function NumberLink({ page, afterGap, current, to }: PageStep & { current: boolean; to: string }) {
  return (
    <>
      {afterGap ? (
        <span className={styles.gap} aria-hidden="true">
          …
        </span>
      ) : null}
      <Link to={to} sameView className={styles.number} aria-current={current ? 'page' : undefined}>
        {formatCount(page)}
      </Link>
    </>
  )
}

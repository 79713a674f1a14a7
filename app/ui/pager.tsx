import { formatCount } from '~/domain/format'
import { Icon } from './icon'
import { Link } from './link'
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
          <PageStep key={step.page} {...step} current={step.page === page} to={hrefOf(step.page)} />
        ),
      )}
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

interface Step {
  readonly page: number
  /** Pages are left out before this one. */
  readonly afterGap: boolean
}

function PageStep({ page, afterGap, current, to }: Step & { current: boolean; to: string }) {
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

/** The numbers that a pager shows: the first page, this one with its neighbours (three in all at the ends), the last. */
export function pageSteps(page: number, last: number): readonly Step[] {
  const middle = Math.min(Math.max(page, 2), Math.max(last - 1, 1))
  const shown = [1, middle - 1, middle, middle + 1, last]
    .filter((candidate) => candidate >= 1 && candidate <= last)
    .sort((one, other) => one - other)
  return [...new Set(shown)].map((candidate, index, all) => ({
    page: candidate,
    afterGap: candidate - (all[index - 1] ?? candidate) > 1,
  }))
}

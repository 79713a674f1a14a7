import { Link } from '~/ui/controls/link'
import { CodeBlock } from './code-block'
import type { Block, Inline } from './prose'
import * as styles from './prose-view.css'

/** Renders a guide. The parts of a guide never change, so their index can be the React key. */
export function ProseView({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
        <BlockView key={index} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className={styles.heading} tabIndex={-1}>
          <Parts parts={block.parts} />
        </h2>
      )
    case 'paragraph':
      return (
        <p>
          <Parts parts={block.parts} />
        </p>
      )
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
            <li key={index}>
              <Parts parts={item} />
            </li>
          ))}
        </ul>
      )
    case 'code':
      return <CodeBlock {...block} />
    case 'table':
      return <TableBlock {...block} />
  }
}

function TableBlock({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
              <th key={index} scope="col">
                <Parts parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
                <td key={column}>
                  <Parts parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Parts({ parts }: { readonly parts: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
  return parts.map((part, index) => <Part key={index} part={part} />)
}

function Part({ part }: { readonly part: Inline }) {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'code':
      return <code className={styles.code}>{part.text}</code>
    case 'strong':
      return (
        <b>
          <Parts parts={part.parts} />
        </b>
      )
    case 'emphasis':
      return (
        <em>
          <Parts parts={part.parts} />
        </em>
      )
    case 'link':
      return <TextLink to={part.to} parts={part.parts} />
  }
}

/**
 * Matches links with a file extension. Files and API responses need ordinary links, because the router has no
 * pages for them.
 */
const isFile = /\.\w+$/

function TextLink({ to, parts }: Omit<Extract<Inline, { kind: 'link' }>, 'kind'>) {
  if (isFile.test(to)) {
    return (
      <a href={to} className={styles.link}>
        <Parts parts={parts} />
      </a>
    )
  }
  return (
    <Link to={to} className={styles.link}>
      <Parts parts={parts} />
    </Link>
  )
}

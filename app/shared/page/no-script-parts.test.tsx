import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AddContentContext } from './no-script-context'
import { NoScriptOnce } from './no-script-once'
import { createNoScriptParts } from './no-script-parts'

const subjects = [{ name: 'a & b → 日本' }, { name: '</noscript><script>' }]
let renderings = 0

/** Returns a page with a content of each subject, and a text that looks like the place of a content. */
function renderPage(): string {
  const { add, fillIn } = createNoScriptParts()
  const page = renderToStaticMarkup(
    <AddContentContext.Provider value={add}>
      {'<noscript data-part="0"></noscript>'}
      {subjects.map((subject) => (
        <NoScriptOnce key={subject.name} of={subject} idPrefix={subject.name}>
          {() => {
            renderings += 1
            return <p>{subject.name}</p>
          }}
        </NoScriptOnce>
      ))}
    </AddContentContext.Provider>,
  )
  return fillIn(Buffer.from(page)).toString()
}

test('renders each content once for all pages, and writes it into its own place', () => {
  const page =
    '&lt;noscript data-part=&quot;0&quot;&gt;&lt;/noscript&gt;' +
    '<noscript><p>a &amp; b → 日本</p></noscript><noscript><p>&lt;/noscript&gt;&lt;script&gt;</p></noscript>'
  expect([renderPage(), renderPage()]).toEqual([page, page])
  expect(renderings).toBe(2)
})

test('leaves a place without an end, or with a number that it does not know, empty', () => {
  const { fillIn } = createNoScriptParts()
  const cut = '<p></p><noscript data-part="0'
  expect(fillIn(Buffer.from(cut)).toString()).toBe(cut)
  const unknown = '<noscript data-part="7"></noscript><p></p>'
  expect(fillIn(Buffer.from(unknown)).toString()).toBe('<noscript></noscript><p></p>')
})

test('a browser leaves the place empty', () => {
  const content = (
    <NoScriptOnce of={{}} idPrefix="a">
      {() => <p>text</p>}
    </NoScriptOnce>
  )
  expect(renderToStaticMarkup(content)).toBe('<noscript></noscript>')
})

import ts from 'typescript'

/** Methods of Vitest that replace a module for the tests of a file. */
const mocking: ReadonlySet<string> = new Set(['mock', 'doMock'])

/** The two names by which Vitest exports these methods. */
const vitestNames: ReadonlySet<string> = new Set(['vi', 'vitest'])

/**
 * Returns what is wrong with a call that mocks a module; `undefined` for all other code. The test files of a worker
 * share imported modules. If another file has imported the module before, the mock has no effect. Otherwise it also
 * affects the files after it. Which tests pass then depends on the order of the files.
 */
export function moduleMockIn(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  const { expression: owner, name } = node.expression
  if (!ts.isIdentifier(owner) || !vitestNames.has(owner.text) || !mocking.has(name.text)) return undefined
  return (
    `${owner.text}.${name.text} depends on the order of the test files, because they share imported modules. ` +
    'Render inside PageAt (app/ui/url/page-at.fixture.tsx), or pass the substitute as an argument'
  )
}

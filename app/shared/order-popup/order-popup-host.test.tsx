import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { OrderPopupContext, OrderPopupHost } from './order-popup-host'

const at = { key: 'default', pathname: '/', search: '?order=6oNakSxJHsqkZEsxzto4Dp1dbs6B8Ga6r2YQPwFAVvvY' }
vi.mock('@remix-run/react', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useLocation: () => at,
  useNavigate: () => () => undefined,
  useNavigationType: () => 'POP',
}))

function Broken(): never {
  throw new Error('can not be drawn')
}

test('renders the page even if the server cannot render the order', () => {
  const html = renderToString(
    <OrderPopupContext.Provider value={Broken}>
      <main>the page</main>
      <OrderPopupHost landed={null} />
    </OrderPopupContext.Provider>,
  )
  expect(html).toContain('<main>the page</main>')
  expect(html).toContain('can not be drawn')
})

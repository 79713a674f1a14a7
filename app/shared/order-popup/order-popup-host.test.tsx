import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageAt } from '~/ui/url/page-at.fixture'
import { OrderPopupContext, OrderPopupHost } from './order-popup-host'

const path = '/?order=6oNakSxJHsqkZEsxzto4Dp1dbs6B8Ga6r2YQPwFAVvvY'

function Broken(): never {
  throw new Error('can not be drawn')
}

test('renders the page even if the server cannot render the order', () => {
  const html = renderToString(
    <PageAt path={path}>
      <OrderPopupContext.Provider value={Broken}>
        <main>the page</main>
        <OrderPopupHost landed={null} />
      </OrderPopupContext.Provider>
    </PageAt>,
  )
  expect(html).toContain('<main>the page</main>')
  expect(html).toContain('can not be drawn')
})

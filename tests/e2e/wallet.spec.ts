import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addressOf, installWallet } from './fake-wallet'
import { expect, test } from './journey'

const own = addressOf(1)
const ownShort = `${own.slice(0, 6)}…${own.slice(-4)}`
const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect wallet' })
const accountButton = (page: Page) => page.getByRole('button', { name: ownShort })
const toast = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: false })

async function connect(page: Page, name = 'Test Wallet'): Promise<void> {
  await connectButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet on Solana to continue' })
  await dialog.getByRole('button', { name }).click()
}

function authStatus(page: Page): Promise<{ authenticated: boolean; public_key: string | null }> {
  return page.evaluate(async () => (await fetch('/auth-status')).json())
}

test('connects a wallet and stays signed in after a reload', async ({ page, context }) => {
  await installWallet(page)
  await page.goto('/')
  await connect(page)
  await expect(toast(page, 'Wallet authenticated successfully!')).toBeVisible()
  await expect(accountButton(page)).toBeVisible()
  expect(await authStatus(page)).toMatchObject({ authenticated: true, public_key: own })
  const session = (await context.cookies()).find(({ name }) => name === 'sextant_session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })

  await page.reload()
  await expect(accountButton(page)).toBeVisible()
})

test('the menu of a signed-in wallet has links and signs out', async ({ page }) => {
  await installWallet(page)
  await page.goto('/')
  await connect(page)
  await accountButton(page).click()
  const menu = page.getByRole('menu', { name: `Wallet ${ownShort}` })
  await expect(menu.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('aria-disabled', 'true')
  await expect(menu.getByRole('menuitem', { name: 'Favorites' })).toHaveAttribute('aria-disabled', 'true')
  await expect(menu.getByRole('menuitem', { name: 'API Keys' })).toHaveAttribute('href', '/api/docs')
  await menu.getByRole('menuitem', { name: 'Disconnect' }).click()
  await expect(toast(page, 'Wallet disconnected')).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
  expect(await authStatus(page)).toMatchObject({ authenticated: false, public_key: null })
  expect(await page.evaluate(() => localStorage.getItem('sextant.wallet'))).toBeNull()
})

for (const mood of ['declines', 'declines to connect'] as const) {
  test(`a wallet that ${mood} changes nothing, and the message is not an error`, async ({ page }) => {
    await installWallet(page, { mood })
    await page.goto('/')
    await connect(page)
    await expect(toast(page, 'You declined in your wallet. Nothing has changed.')).toBeVisible()
    await expect(connectButton(page)).toBeVisible()
    // Expect no alert and no error message.
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await expect(page.getByText('Authentication failed')).toHaveCount(0)
    expect((await authStatus(page)).authenticated).toBe(false)
  })
}

test.describe('when the server refuses', () => {
  test.use({ refusals: ['/verify'] })

  test('rejects a wallet that signs another message', async ({ page }) => {
    await installWallet(page, { mood: 'signs something else' })
    await page.goto('/')
    await connect(page)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Authentication failed. Please try again.')
    await expect(alert).toContainText('Signature verification failed')
    await expect(connectButton(page)).toBeVisible()
    expect((await authStatus(page)).authenticated).toBe(false)
  })
})

test('changing the wallet signs the first one out and the second one in', async ({ page }) => {
  await installWallet(page)
  await installWallet(page, { name: 'Second Wallet', seedByte: 2 })
  await page.goto('/')
  await connect(page)
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Change wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Second Wallet' }).click()
  const second = addressOf(2)
  await expect(page.getByRole('button', { name: `${second.slice(0, 6)}…${second.slice(-4)}` })).toBeVisible()
  expect(await authStatus(page)).toMatchObject({ authenticated: true, public_key: second })
})

test('a key written into the browser’s storage does not sign anyone in', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem('sextant.wallet', key), own)
  await page.goto('/')
  await expect(connectButton(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sextant.wallet'))).toBeNull()
})

test('without a wallet the dialog links to wallets and has no accessibility violations', async ({ page }) => {
  await page.goto('/')
  await connectButton(page).click()
  const dialog = page.getByRole('dialog', { name: "You'll need a wallet on Solana to continue" })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Get Phantom' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
})

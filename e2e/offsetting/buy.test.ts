import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, newVisitor, PHONE, useBrowser } from '../browser.ts'
import { CARDS, chooseTenTrees, giveAddress, pay, typeCard } from '../buying.ts'
import { joinOnPage } from '../people.ts'

useBrowser()

test.each([
  { kind: 'personal' as const, viewport: PHONE, size: 'phone' },
  { kind: 'business' as const, viewport: DESKTOP, size: 'desktop' },
])(
  '$kind on a $size: choose, join on the way, pay, and a stranger verifies the certificate',
  async ({ kind, viewport }) => {
    const { page } = await newVisitor(viewport)
    await chooseTenTrees(page, kind)
    await joinOnPage(page, kind)
    expect(new URL(page.url()).pathname).toBe('/app/payment')
    await giveAddress(page)
    await expectAccessible(page)
    await typeCard(page, CARDS.succeeds)
    await pay(page)
    await page.getByRole('heading', { name: 'Thank you. It is in the ledger.' }).waitFor()
    await expectAccessible(page)

    const link = page.getByRole('link', { name: 'Check it as a stranger would' })
    const address = await link.getAttribute('href')
    const stranger = await newVisitor(viewport)
    const answer = await stranger.page.goto(address ?? '')
    expect(answer?.status()).toBe(200)
  },
)

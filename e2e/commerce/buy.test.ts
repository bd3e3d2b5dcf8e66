import { buffer } from 'node:stream/consumers'
import { unzipSync, zipSync } from 'fflate'
import type { Page } from 'playwright'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { qrPath } from '../../packages/adapters/src/documents/pdf/qr-path.ts'
import { DESKTOP, newVisitor, PHONE, useBrowser, type Visitor } from '../browser/browser.ts'
import { IS_CHROMIUM, IS_FIREFOX, IS_WEBKIT } from '../browser/launch-browser.ts'
import { attachmentOf, emailsTo } from '../product/mailbox.ts'
import {
  CARDS,
  cardIsReady,
  enterAddress,
  openCardStep,
  pay,
  quoted,
  typeAddress,
  typeCard,
  unfoldAddress,
  waitForThanks,
} from '../visitors/buying.ts'
import { joinOnPage, newMember, VISITOR_NAMES } from '../visitors/people.ts'

useBrowser()

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

async function download(page: Page, link: string): Promise<Uint8Array> {
  const begun = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).first().click()
  return buffer(await (await begun).createReadStream())
}

test.each([
  { kind: 'personal' as const, viewport: PHONE, size: 'phone', way: 'Fund climate action' },
  { kind: 'business' as const, viewport: DESKTOP, size: 'desktop', way: 'I am a business' },
])(
  '$kind on a $size: from the home page to a certificate that a stranger verifies',
  async ({ kind, viewport, way }) => {
    const { page } = await newVisitor(viewport)
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: way }).first().click()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.getByLabel('Number of trees').fill('12')
    await page.getByLabel('Kilograms of CO2e').fill('250')
    await page.getByLabel('Kilograms of plastic').fill('1.5')
    // 12 trees at 0.15, 250 kg at 6.00 a tonne, 1.5 kg at 0.55: 1.80 + 1.50 + 0.825, rounded up.
    await page.getByText('£4.13', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    const email = await joinOnPage(page, kind)
    await enterAddress(page)
    await typeCard(page, CARDS.succeeds)
    await pay(page)
    await waitForThanks(page)
    await expectOneSheet(page)

    const pdf = await download(page, 'Download certificate')
    const certificate = await textOf(pdf)
    expect(certificate).toContain(VISITOR_NAMES[kind])
    expect(certificate).toMatch(/12 ?trees/)
    const printed = /check this (\S+\/verify\/) ?([\da-f -]+) Short code/.exec(certificate)
    const address = `http://${printed?.[1]}${printed?.[2]?.replaceAll(' ', '')}`
    const stranger = await newVisitor(viewport)
    expect((await stranger.page.goto(address))?.status()).toBe(200)
    const proof = (await stranger.page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
    for (const figure of [VISITOR_NAMES[kind], '12', '250', '1.5']) expect(proof).toContain(figure)

    // Logged by then, so that the certificate has its proof in it.
    await stranger.page.getByText('the claim in this certificate holds').waitFor()
    await expectAlteredPageFound(stranger.page)
    await expectProofChecked(stranger, Buffer.from(await download(page, 'Download certificate')))
    if (IS_CHROMIUM) await expectProofAloneOnPaper(stranger.page)
    await expectOneSheet(stranger.page)
    await expectCodeIsScanned(stranger.page, address)

    const receipts = await emailsTo(email, 'receipt')
    expect(receipts).toHaveLength(1)
    const [attached] = receipts[0]?.attachments ?? []
    expect(attached?.contentType).toBe('application/pdf')
    const invoice = await attachmentOf(receipts[0] as never, attached?.filename ?? '')
    expect(await textOf(invoice)).toContain('£4.13')
  },
)

test('a saved card pays the second time without being typed, and the invoices are there', async () => {
  const member = await newMember('personal')
  const { page } = member
  await page.goto(await quoted(member, 'personal'))
  await enterAddress(page)
  await unfoldAddress(page)
  await typeAddress(page)
  await page.getByLabel('Keep my card for next time').check()
  await typeCard(page, CARDS.succeeds)
  await pay(page)
  await waitForThanks(page)

  await page.goto(await quoted(member, 'personal', { trees: '30' }))
  expect(await page.getByLabel('City').inputValue()).toBe('Stroud')
  await cardIsReady(page)
  await page.getByRole('radio', { name: /ending in 4242/ }).check()
  await pay(page)
  await waitForThanks(page)
  await page.goto('/my-impact/manage/instant')
  expect(await textOf(await download(page, 'Invoice'))).toContain('£4.50')
})

test.each([
  { currency: 'EUR', country: 'DE', shown: /€\d/ },
  { currency: 'USD', country: 'US', shown: /\$\d/ },
])(
  'pays in $currency, and follows the certificate to what is disclosed of the project',
  async (sale) => {
    const { currency, country, shown } = sale
    const member = await newMember('personal')
    const { page } = member
    await page.goto(await quoted(member, 'personal', { currency, co2e: '1000' }))
    await enterAddress(page)
    await page.getByLabel('Country').selectOption(country)
    expect(await page.getByRole('button', { name: /^Pay/ }).innerText()).toMatch(shown)
    await typeCard(page, CARDS.succeeds)
    await pay(page)
    await waitForThanks(page)
    expect(await page.getByText('You paid').innerText()).toMatch(shown)
    await page.getByRole('link', { name: 'See the public page' }).click()
    await page.getByRole('link', { name: 'What is disclosed of it' }).click()
    await page.getByText('A sample disclosure of a sample project.').waitFor()
    expect(await page.getByText('Not said yet.').count()).toBe(0)
  },
)

test('a gift, spread over months, with a reference, its cost hidden', async () => {
  const member = await newMember('business')
  const { page } = member
  await page.goto('/app/business/instant/one-time/setup')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByLabel('Number of trees').fill('24')
  await page.getByRole('radio', { name: /Spread over months/ }).check()
  await page.getByLabel('For', { exact: true }).selectOption('12')
  await page.getByLabel('Reference').fill('Harvest supper')
  await page.getByRole('radio', { name: /A gift/ }).check()
  await page.getByLabel('Hide what it cost').check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByText(/Counts over 12 months from/).waitFor()
  await enterAddress(page)
  await typeCard(page, CARDS.succeeds)
  await pay(page)
  await waitForThanks(page)
  expect(new URL(page.url()).searchParams.get('theme')).toBe('gift')
  const certificate = await textOf(Buffer.from(await download(page, 'Download certificate')))
  expect(certificate).toContain('Harvest supper')
  expect(certificate).not.toContain('£')
})

test('a wrong VAT number is marked, the form stays filled in, and the right one is accepted', async () => {
  const member = await newMember('business')
  const { page } = member
  await page.goto(await quoted(member, 'business'))
  await enterAddress(page)
  await typeCard(page, CARDS.succeeds)
  const number = page.getByLabel(/^Number/)
  await number.fill('GB12')
  await pay(page)
  await page.getByRole('alert').waitFor()
  expect(await number.getAttribute('aria-invalid')).toBe('true')
  expect(await number.inputValue()).toBe('GB12')
  expect(await page.getByLabel('City').inputValue()).toBe('Stroud')
  await number.fill('GB123456789')
  await pay(page)
  await waitForThanks(page)
})

test('paying twice for one choice is not possible', async () => {
  const member = await newMember('personal')
  await openCardStep(member, 'personal')
  const { page } = member
  const address = page.url()
  await typeCard(page, CARDS.succeeds)
  await pay(page)
  await waitForThanks(page)
  await page.goto(address)
  expect(new URL(page.url()).pathname).toBe('/my-impact/manage/instant')
})

/** A4 less its margins, in the pixels of a screen. */
const SHEET = { width: 688, height: 1017 }

/** Playwright hands its inches to Firefox, which reads them as centimetres. */
const A4_OF_FIREFOX = {
  width: '21in',
  height: '29.7in',
  margin: { top: '1.2in', right: '1.4in', bottom: '1.2in', left: '1.4in' },
}

/** The driver of WebKitGTK prints no page. */
async function expectOneSheet(page: Page): Promise<void> {
  if (IS_WEBKIT) return
  const paper = await page.pdf(IS_FIREFOX ? A4_OF_FIREFOX : { format: 'A4' })
  expect((await extractText(new Uint8Array(paper))).totalPages).toBe(1)
}

/** By the browser, with the network cut, from the document itself; a changed figure is found. */
async function expectProofChecked({ page, context }: Visitor, pdf: Buffer): Promise<void> {
  const archive = await (await page.request.get(`${page.url()}/files.zip`)).body()
  const { 'statement.txt': statement = new Uint8Array(), ...others } = unzipSync(archive)
  const changed = Buffer.from(statement).toString().replace('co2e 250000', 'co2e 950000')
  const forged = Buffer.from(zipSync({ ...others, 'statement.txt': Buffer.from(changed) }))
  await context.setOffline(true)
  const check = (name: string, buffer: Buffer) =>
    page
      .getByLabel('Or check a file you were given')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await check('certificate.pdf', pdf)
  await page.getByText('the claim in certificate.pdf holds as far as it could be checked').waitFor()
  await page.getByText('the log could not be reached').waitFor()
  await page.getByText('The document around it is not proved').waitFor()
  await page.getByText('12 trees, 250 kg of CO2e, 1.5 kg of plastic', { exact: true }).waitFor()
  await check('forged.zip', forged)
  await page.getByText('do not rely on forged.zip').waitFor()
  await context.setOffline(false)
}

/** A page that says something else than its certificate, as a fault of ours or someone on the way would make it. */
async function expectAlteredPageFound(page: Page): Promise<void> {
  for (const [part, other] of [
    ['name', 'Evil Oil plc'],
    ['figure', '12,000 trees'],
    ['days', '1 January 2020'],
    ['certificate', '00000000-0000-4000-8000-000000000000'],
  ]) {
    const shown = page.locator(`[data-claim=${part}]`).first()
    const genuine = await shown.evaluate((element, words) => {
      const before = element.innerHTML
      element.textContent = words ?? ''
      return before
    }, other)
    await page.getByRole('button', { name: 'Check this certificate again' }).click()
    await page.getByText('do not rely on this certificate').waitFor()
    await page.getByText(`It does not hold: the page says “${other}`).waitFor()
    await shown.evaluate((element, html) => {
      element.innerHTML = html
    }, genuine)
  }
}

/** From a photo of the printed code, chosen as a file. */
async function expectCodeIsScanned(page: Page, address: string): Promise<void> {
  const { d, size } = qrPath(address)
  const { page: camera } = await newVisitor(PHONE, { isDrawn: true })
  await camera.setContent(
    `<svg viewBox="-9 -9 ${size + 18} ${size + 18}" width="300"><path transform="rotate(4)" d="${d}"/></svg>`,
  )
  const buffer = await camera.screenshot()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/verify')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const picture = { name: 'photo.png', mimeType: 'image/png', buffer }
  await page.getByLabel('Or choose a picture of it').setInputFiles(picture)
  await page.waitForURL(new RegExp(new URL(address).pathname))
  await page.getByText('This certificate is genuine').waitFor()
}

/**
 * The colours that areas of the page are printed on, words that are printed pale, and how many cells
 * repeat the name of their column.
 */
function inksAndGrounds(main: Element) {
  const all = [main, ...main.querySelectorAll<HTMLElement>('*')].filter((each) =>
    each.checkVisibility(),
  )
  const areas = all.filter((each) => each.matches('section, .soil, .band'))
  const isPale = (each: Element) =>
    Math.max(...(getComputedStyle(each).color.match(/\d+/g) ?? []).map(Number)) > 160
  const hasWords = (each: Element) =>
    [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  const grounds = areas.map((each) => getComputedStyle(each).backgroundColor)
  return {
    grounds: [...new Set(grounds)].filter((ground) => ground !== 'rgba(0, 0, 0, 0)'),
    pale: all.filter((each) => hasWords(each) && isPale(each)).map((each) => each.textContent),
    namedTwice: all.filter(
      (each) => each.matches('td') && getComputedStyle(each, '::before').content !== 'none',
    ).length,
  }
}

/** Menu, share box, form and footer are for the screen. */
async function expectProofAloneOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'form'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0)
  expect(await page.getByText('Check it', { exact: true }).isVisible()).toBe(false)
  expect(await page.getByText('This certificate is genuine').isVisible()).toBe(true)
  // Ink on white: browsers leave dark grounds off the paper.
  expect(await page.locator('main').evaluate(inksAndGrounds)).toEqual({
    grounds: ['rgb(255, 255, 255)'],
    pale: [],
    namedTwice: 0,
  })
  await page.setViewportSize({ width: SHEET.width, height: 3 * SHEET.height })
  const content = await page.evaluate(() => document.body.scrollHeight)
  expect(content, 'what is printed is as long as its content').toBeLessThan(SHEET.height)
}

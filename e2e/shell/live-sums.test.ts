import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, open, PHONE, useBrowser } from '../browser/browser.ts'
import { expectNoSidewaysScroll } from '../browser/fits-window.ts'
import { IS_CHROMIUM } from '../browser/launch-browser.ts'
import { newRegistration, saveCar } from '../vehicles/measuring.ts'
import { newMember } from '../visitors/people.ts'

useBrowser()

/** One change of the form: a name and what is typed, chosen or ticked. */
type Step = readonly [name: string, value: string | boolean]

type Setup = { readonly path: string; readonly steps: readonly Step[] }

const SETUPS: Readonly<Record<string, Setup>> = {
  individual: {
    path: '/app/personal/individual/recurring/setup?currency=GBP',
    steps: [
      ['plan', 'individual_lite'],
      ['interval', 'year'],
      ['plan', 'individual_ultimate'],
    ],
  },
  family: {
    path: '/app/personal/family/recurring/setup?currency=EUR',
    steps: [
      ['adults', '3'],
      ['children', 'two'],
      ['children', '2'],
      ['tier', 'ultimate'],
      ['pet', '1'],
      ['tier', 'lite'],
      ['tier', 'own'],
      ['adult_ultimate', '1'],
      ['adult_standard', '0'],
      ['adult_lite', '3'],
      ['child_standard', 'two'],
      ['child_standard', '1'],
      ['pet', '2'],
      ['interval', 'year'],
      ['pet', '40'],
    ],
  },
  workforce: {
    path: '/app/business/workforce/recurring/setup?currency=GBP',
    steps: [
      ['employee_traveler', '12'],
      ['employee_standard', '1,250'],
      ['employee_lite', '100001'],
      ['employee_lite', '7'],
      ['interval', 'year'],
    ],
  },
  'footprint every year': {
    path: '/app/business/footprint/setup?currency=USD',
    steps: [
      ['tonnes', '12.34'],
      ['tonnes', '2,5'],
      ['tonnes', '100000.1'],
      ['tonnes', '480'],
      ['interval', 'year'],
    ],
  },
  'footprint at once': {
    path: '/app/business/footprint/one-time/setup?currency=GBP',
    steps: [
      ['tonnes', '12.34'],
      ['tonnes', 'ten'],
      ['tonnes', '250'],
      ['startMonth', '1'],
    ],
  },
  premium: {
    path: '/app/business/premium/recurring/setup?currency=GBP',
    steps: [
      ['interval', 'year'],
      ['interval', 'month'],
    ],
  },
  verification: {
    path: '/app/business/footprint/verify/one-time/setup?currency=GBP',
    steps: [
      ['businessTravel', true],
      ['scopesOneTwo', false],
      ['businessTravel', false],
      ['investments', true],
    ],
  },
  'personal gift': {
    path: '/app/personal/gift/one-time/setup?currency=GBP',
    steps: [
      ['trees', '1'],
      ['co2e', '1,500'],
      ['plastic', '2.5'],
      ['plastic', 'some'],
      ['plastic', '0'],
    ],
  },
  'gifts of a business': {
    path: '/app/business/gift/one-time/setup?currency=EUR',
    steps: [
      ['people', 'Ana, ana@example.org\nBen\n\nCy'],
      ['to', 'Dee'],
      ['trees', '3.333'],
      ['co2e', '12'],
      ['people', ''],
    ],
  },
  store: {
    path: '/app/business/ecommerce/recurring/setup?currency=GBP',
    steps: [
      ['orders', '250'],
      ['trees', '3'],
      ['kind', 'percentage'],
      ['percent', '51'],
      ['percent', '5'],
      ['average', '19.99'],
      ['orders', ''],
      ['orders', '80'],
    ],
  },
}

const setup = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('heading', { name: /comes to|of that/ }) })
const panel = (page: Page) => page.getByRole('region', { name: /comes to|of that/ })
const total = (page: Page) => panel(page).getByRole('status')

async function change(page: Page, [name, value]: Step): Promise<void> {
  const fields = setup(page).locator(`[name="${name}"]`)
  const kind = await fields
    .first()
    .evaluate((field: HTMLInputElement) => `${field.tagName} ${field.type}`)
  if (kind === 'INPUT radio')
    await setup(page).locator(`[name="${name}"][value="${value}"]`).check()
  else if (kind === 'INPUT checkbox') await fields.first().setChecked(value === true)
  else if (kind.startsWith('SELECT')) await fields.selectOption({ index: Number(value) })
  else await fields.first().fill(String(value))
}

/** The words of the sum that the server gives for the form as it stands now. */
function sumOfTheServer(page: Page): Promise<string> {
  return setup(page).evaluate(async (form: HTMLFormElement) => {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form)) fields.append(name, String(value))
    fields.set('intent', 'sum')
    const answer = await fetch(location.pathname, { method: 'POST', body: fields })
    const shown = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return wordsOf(shown.querySelector('section[aria-labelledby="sum"]'))

    function wordsOf(panel: Element | null): string {
      const parts = [...(panel?.querySelectorAll('output, dd, dt, p') ?? [])]
      return parts.map((part) => part.textContent?.trim()).join(' | ')
    }
  })
}

function sumOnScreen(page: Page): Promise<string> {
  return panel(page).evaluate((section) =>
    [...section.querySelectorAll('output, dd, dt, p')]
      .map((part) => part.textContent?.trim())
      .join(' | '),
  )
}

async function expectEachSumIsOfTheForm(page: Page, steps: readonly Step[]): Promise<void> {
  expect(await sumOnScreen(page)).toBe(await sumOfTheServer(page))
  for (const step of steps) {
    const before = await sumOnScreen(page)
    await change(page, step)
    const after = await sumOnScreen(page)
    expect(after, `after ${step.join(' = ')}`).toBe(await sumOfTheServer(page))
    expect(after, `${step.join(' = ')} changes the sum`).not.toBe(before)
  }
}

test.each(Object.entries(SETUPS))(
  'the sum of %s follows every field, and is that of the server',
  async (_, { path, steps }) => {
    const { page } = await newVisitor(DESKTOP)
    await open(page, path)
    await expectAgainIsHidden(page)
    await expectEachSumIsOfTheForm(page, steps)
    await expectAccessible(page)
  },
)

async function expectAgainIsHidden(page: Page): Promise<void> {
  const again = panel(page).locator('button[value=sum]')
  expect(await again.count()).toBe(1)
  expect(await again.isVisible()).toBe(false)
}

test('the sum of vehicles follows what is ticked and the day', async () => {
  const { page } = await newMember('personal', DESKTOP)
  const [first, second] = [newRegistration(), newRegistration()]
  await saveCar(page, 'personal', first)
  await saveCar(page, 'personal', second)
  await open(page, '/app/personal/vehicle/one-time/setup?currency=GBP')
  await expectAgainIsHidden(page)
  const both = await total(page).innerText()
  await expectEachSumIsOfTheForm(page, [
    ['v', false],
    ['from', '2001-01-01'],
    ['from', new Date().toISOString().slice(0, 10)],
  ])
  expect(await total(page).innerText()).not.toBe(both)
  await setup(page).locator('[name=v]').nth(1).uncheck()
  expect(await total(page).innerText()).toBe('Nothing is chosen yet.')
  expect(await sumOnScreen(page)).toBe(await sumOfTheServer(page))
})

test('what cannot be read, or is nothing, leaves no sum behind', async () => {
  const { page } = await newVisitor(DESKTOP)
  await open(page, '/app/business/workforce/recurring/setup?currency=GBP')
  await change(page, ['employee_standard', 'many'])
  expect(await sumOnScreen(page)).not.toMatch(/£|tonnes/)
  expect(await total(page).innerText()).toBe('Please use a whole number.')
  expect(await panel(page).locator('svg').isVisible()).toBe(false)
  const field = setup(page).locator('[name=employee_standard]')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await change(page, ['employee_standard', '0'])
  expect(await field.getAttribute('aria-invalid')).toBe(null)
  expect(await total(page).innerText()).toBe('Nothing is chosen yet.')
  await change(page, ['employee_standard', '10'])
  expect(await total(page).innerText()).toContain('£')
  expect(await panel(page).locator('svg').isVisible()).toBe(true)
})

/** A page whose script comes only when it is let. */
async function withoutScriptYet(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: arrived, resolve: letScriptCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (script) => {
    await arrived
    await script.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    letScriptCome()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  }
}

test('what was typed before the script came is in the sum as soon as it is there', async () => {
  const { page } = await newVisitor(DESKTOP)
  const hydrate = await withoutScriptYet(page, '/app/business/footprint/setup?currency=GBP')
  const before = await total(page).innerText()
  expect(await panel(page).getByRole('button', { name: 'Add it up again' }).isVisible()).toBe(true)
  await change(page, ['tonnes', '77'])
  await hydrate()
  expect(await total(page).innerText()).not.toBe(before)
  expect(await sumOnScreen(page)).toBe(await sumOfTheServer(page))
  await page.unrouteAll()

  const hydrateAgain = await withoutScriptYet(page, '/app/business/footprint/setup?currency=GBP')
  await change(page, ['tonnes', '33'])
  await hydrateAgain()
  expect(await setup(page).locator('[name=tonnes]').inputValue()).toBe('33')
  expect(await sumOnScreen(page)).toBe(await sumOfTheServer(page))
  await page.unrouteAll()

  const instant = '/app/personal/instant/one-time/setup?currency=GBP'
  const hydrateInstant = await withoutScriptYet(page, instant)
  await page.getByLabel('Kilograms of CO2e').fill('250')
  await hydrateInstant()
  await page.getByRole('complementary').getByText('£1.50').first().waitFor()
  expect(await page.getByLabel('Kilograms of CO2e').inputValue()).toBe('250')
})

test('another currency keeps the words of a gift, which stand in no address', async () => {
  const { page } = await newVisitor(PHONE)
  await open(page, '/app/personal/gift/one-time/setup?currency=GBP')
  await page.getByLabel('Their name').fill('Mia Grün')
  await page.getByLabel('Message').fill('Grow well')
  await page.getByLabel('Currency').selectOption('EUR')
  await panel(page).getByText(/€\d/).first().waitFor()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await page.getByLabel('Their name').inputValue()).toBe('Mia Grün')
  expect(await page.getByLabel('Message').inputValue()).toBe('Grow well')
  expect(new URL(page.url()).search).toBe('')

  await open(page, '/app/personal/instant/one-time/setup?trees=7')
  await page.getByLabel('Reference').fill('For the office')
  await page.getByLabel('Currency').selectOption('USD')
  await page.getByText(/\$\d/).first().waitFor()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await page.getByLabel('Reference').inputValue()).toBe('For the office')
  expect(await page.getByLabel('Number of trees').inputValue()).toBe('7')
})

test.skipIf(!IS_CHROMIUM)('without script the button asks the server', async () => {
  const { page } = await newVisitor(DESKTOP, { javaScriptEnabled: false })
  await page.goto('/app/personal/family/recurring/setup?currency=GBP')
  const before = await sumTextWithoutScript(page)
  await setup(page).locator('[name=pet]').fill('3')
  await page.getByRole('button', { name: 'Add it up again' }).click()
  expect(await setup(page).locator('[name=pet]').inputValue()).toBe('3')
  expect(await sumTextWithoutScript(page)).not.toBe(before)
})

const sumTextWithoutScript = (page: Page) => total(page).innerText()

/** The field with the focus is in view, and the bar at the foot of the window beneath it. */
async function isAbove(field: Locator, bar: Locator, mostToSee = 40): Promise<boolean> {
  const [at, over] = [await field.boundingBox(), await bar.boundingBox()]
  if (!at || !over) throw new Error('a field or the bar is not shown')
  const isFree = at.y + Math.min(at.height, mostToSee) <= over.y + 1
  return isFree && over.y + over.height <= PHONE.height
}

test.each(Object.entries(SETUPS))(
  'on a phone the price of %s and its button stay in view, and cover no field',
  async (_, { path }) => {
    const { page } = await newVisitor(PHONE)
    await open(page, path)
    await expectNoSidewaysScroll(page)
    const go = panel(page).getByRole('button')
    expect(await go.count()).toBe(1)
    const bar = page.locator('[data-price-bar]')
    const fields = setup(page).locator('input:visible, select:visible, textarea:visible')
    for (let index = 0; index < (await fields.count()); index += 1) {
      const field = fields.nth(index)
      await field.focus()
      await expect.poll(() => isAbove(field, bar), { message: `field ${index}` }).toBe(true)
      await expect.poll(() => go.isVisible()).toBe(true)
    }
    const footer = page.locator('footer').last()
    await page.mouse.wheel(0, 100_000)
    await expect.poll(() => isAbove(footer, bar, Number.POSITIVE_INFINITY)).toBe(true)
  },
)

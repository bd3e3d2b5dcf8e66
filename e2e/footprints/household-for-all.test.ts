import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { DESKTOP, newVisitor, PHONE, useBrowser } from '../browser/browser.ts'
import { focused, pressKey, tabTo, typeInto } from '../browser/by-keys.ts'
import { differenceOf } from '../browser/difference-of.ts'
import { expectDiscernible, withForcedColours } from '../browser/forced-colours.ts'
import { IS_CHROMIUM } from '../browser/launch-browser.ts'
import { expectGoodZoomed } from '../browser/zoomed.ts'

useBrowser()

const INTRO = '/solutions/personal/carbon-footprint'
const HOUSEHOLD = '/app/personal/household'
const FIRST_QUESTION = /How many hours did you spend in the air/

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name })

/** In the questionnaire, at its first question. */
async function begin(page: Page): Promise<void> {
  await page.goto(HOUSEHOLD)
  await page.getByLabel('Where do you live?').selectOption('GB')
  await button(page, 'See the first figure').click()
  await main(page).getByRole('group', { name: FIRST_QUESTION }).waitFor()
  await page.waitForURL(/#h1=/)
}

/** A question, a refusal, a result with its plan, and the page of all questions. */
async function walkStates(page: Page, look: () => Promise<void>): Promise<void> {
  await page.goto(INTRO)
  await look()
  await page.goto(HOUSEHOLD)
  await look()
  await begin(page)
  await look()
  await page.getByLabel('Hours on long flights').fill('many')
  await button(page, 'Continue').click()
  await main(page).getByText('Please use a number, for example 2.5.').waitFor()
  await look()
  await page.getByLabel('Hours on long flights').fill('16')
  await button(page, 'Continue').click()
  await main(page).getByText('about 12.4 t').waitFor()
  await look()
  await button(page, 'All questions on one page').click()
  await page.getByLabel('Adults').fill('2')
  await page.getByLabel('Vegan').check()
  await look()
  await button(page, 'See my footprint').click()
  await main(page)
    .getByText(/3 answered/)
    .waitFor()
  await main(page).getByRole('heading', { name: 'What you could do' }).waitFor()
  await look()
}

test.skipIf(!IS_CHROMIUM)(
  'at 400 % zoom nothing of the household footprint is cut or hidden behind what stays in place',
  async () => {
    const { page } = await newVisitor(DESKTOP)
    await walkStates(page, () => expectGoodZoomed(page))
  },
)

test.skipIf(!IS_CHROMIUM)(
  'in forced colours each control, choice and chart of the household footprint is seen',
  async () => {
    const { page } = await newVisitor(DESKTOP, { isDrawn: true })
    await walkStates(page, () => withForcedColours(page, () => expectDiscernible(page)))

    await begin(page)
    await button(page, 'All questions on one page').click()
    await withForcedColours(page, async () => {
      const vegan = page.getByLabel('Vegan')
      await page.getByLabel('Vegetarian').check()
      const card = main(page).locator('label').filter({ has: vegan })
      await vegan.scrollIntoViewIfNeeded()
      const off = await card.screenshot()
      await vegan.check()
      await page.getByLabel('Adults').focus()
      const on = await card.screenshot()
      await vegan.focus()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowDown')
      const withFocus = await page.screenshot({ clip: await around(page, 'Vegan') })
      await page.getByLabel('Adults').focus()
      await vegan.scrollIntoViewIfNeeded()
      const without = await page.screenshot({ clip: await around(page, 'Vegan') })
      const chosen = await differenceOf(page, off, on)
      expect(chosen.differing, 'a chosen card').toBeGreaterThan(50)
      const ring = await differenceOf(page, withFocus, without)
      expect(ring.differing, 'the ring around it').toBeGreaterThan(200)
    })
  },
)

/** A card with room for the ring around it. */
async function around(page: Page, label: string) {
  const card = main(page)
    .locator('label')
    .filter({ has: page.getByLabel(label) })
  const box = await card.boundingBox()
  if (!box) throw new Error(`${label} is not drawn.`)
  return { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 }
}

test('a screen reader hears the question, what is wrong with an answer, and the figure, once each', async () => {
  const { page } = await newVisitor(DESKTOP)
  await begin(page)
  expect((await focused(page)).name).toMatch(FIRST_QUESTION)
  const question = main(page).getByRole('group', { name: FIRST_QUESTION })
  expect(await question.ariaSnapshot()).toContain('textbox "Hours on long flights"')
  expect(await main(page).getByRole('status').ariaSnapshot()).toContain('about 11.3 t')

  // What is typed changes nothing that is read out.
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const note = () => heard.push('again')
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]'))
      new MutationObserver(note).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  await page.getByLabel('Hours on long flights').pressSequentially('sixteen')
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([])

  await button(page, 'Continue').click()
  await main(page).getByText('Please use a number, for example 2.5.').waitFor()
  await expect.poll(async () => (await focused(page)).name).toMatch(FIRST_QUESTION)
  expect(await descriptionOfFocused(page)).toBe('Please use a number, for example 2.5.')

  await page.getByLabel('Hours on long flights').fill('16')
  await button(page, 'Continue').click()
  await main(page).getByRole('status').getByText('about 12.4 t').waitFor()
  await expect.poll(async () => (await focused(page)).name).not.toMatch(FIRST_QUESTION)
  expect(await descriptionOfFocused(page)).toBe('')

  // Of all questions on one page, the first that is wrong is read.
  await button(page, 'All questions on one page').click()
  await page.getByLabel('Adults').fill('99')
  await button(page, 'See my footprint').click()
  await main(page).getByText('Please give 1 to 12 adults').waitFor()
  await expect.poll(() => descriptionOfFocused(page)).toContain('Please give 1 to 12 adults')
})

/** What a screen reader adds to the group that holds the focus. */
function descriptionOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const group = document.activeElement?.closest('fieldset')
    const ids = group?.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  })
}

test('the figures of each chart of the household footprint are in a table or in words', async () => {
  const { page } = await newVisitor(DESKTOP)
  await begin(page)
  await page.getByLabel('Hours on long flights').fill('16')
  await button(page, 'Continue').click()
  await main(page).getByText('about 12.4 t').waitFor()
  for (const summary of await main(page).locator('figure summary').all()) await summary.click()
  for (const path of ['', INTRO]) {
    if (path) await page.goto(path)
    const figures = await main(page).locator('figure:has(svg)').all()
    expect(figures.length).toBeGreaterThan(1)
    for (const figure of figures) {
      for (const summary of await figure.locator('details:not([open]) > summary').all())
        await summary.click()
      expect(await figure.ariaSnapshot(), page.url()).toMatch(/\d (t|kg)\b/)
    }
  }
})

test.skipIf(!IS_CHROMIUM)('an answer is taken however long someone thinks about it', async () => {
  const { page } = await newVisitor(DESKTOP, { isOwn: true })
  await page.clock.install()
  await begin(page)
  const address = page.url()
  await page.getByLabel('Hours on long flights').fill('16')
  await page.clock.fastForward('02:00:00')
  expect(page.url()).toBe(address)
  expect(await page.locator('meta[http-equiv=refresh]').count()).toBe(0)
  expect(await page.getByLabel('Hours on long flights').inputValue()).toBe('16')
  await button(page, 'Continue').click()
  await main(page).getByRole('status').getByText('about 12.4 t').waitFor()
})

test('a household is measured by keys alone, from the public page to its plan', async () => {
  const { page } = await newVisitor(DESKTOP)
  await page.goto(INTRO)
  await pressKey(page, 'Begin with your country', 'Enter')
  await page.waitForURL(/personal\/household/)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await tabTo(page, 'Where do you live?')
  await page.keyboard.type('United K')
  await pressKey(page, 'See the first figure', 'Enter')
  await main(page).getByText('about 11.3 t').waitFor()
  await page.waitForURL(/#h1=/)
  await typeInto(page, 'Hours on long flights', '16')
  await page.keyboard.press('Enter')
  await main(page).getByText('about 12.4 t').waitFor()
  await page.waitForURL(/#h1=/)
  await pressKey(page, 'Skip this question', 'Enter')
  await main(page).getByText('1 answered').waitFor()
  await page.waitForURL(/#h1=/)
  // Back to what was answered, to change it.
  await pressKey(page, 'Your answers', 'Enter')
  await pressKey(page, 'Change', 'Enter')
  await main(page).getByRole('group', { name: FIRST_QUESTION }).waitFor()
  expect(await page.getByLabel('Hours on long flights').inputValue()).toBe('16')
  await pressKey(page, 'All questions on one page', 'Enter')
  await page.getByLabel('Adults').waitFor()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await tabTo(page, /^Meat every day|^Meat/)
  await page.keyboard.press('ArrowUp')
  expect((await focused(page)).name).toBe('Vegan')
  await pressKey(page, 'See my footprint', 'Enter')
  await main(page).getByText('2 answered').waitFor()
  await pressKey(page, 'Copy a link', 'Enter')
})

test.skipIf(!IS_CHROMIUM)('without script each answer is a form of its own', async () => {
  const { page } = await newVisitor(PHONE, { javaScriptEnabled: false })
  await page.goto(INTRO)
  await main(page).getByRole('link', { name: 'Begin with your country' }).first().click()
  await page.getByLabel('Where do you live?').selectOption('GB')
  await button(page, 'See the first figure').click()
  await page.getByLabel('Hours on long flights').fill('16')
  await button(page, 'Continue').click()
  await main(page).getByText('about 12.4 t').waitFor()
  await button(page, 'Skip this question').click()
  await main(page).getByText('1 answered').waitFor()
})

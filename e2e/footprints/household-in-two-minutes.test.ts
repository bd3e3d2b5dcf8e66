import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { MOVING, newVisitor, PHONE, useBrowser } from '../browser/browser.ts'
import { type Count, countSteps, type Steps } from '../newcomer/count-steps.ts'

useBrowser()

type PhoneAnswer = {
  readonly of: RegExp
  readonly choose?: string
  readonly type?: Readonly<Record<string, string>>
}

const ANSWERS: readonly PhoneAnswer[] = [
  { of: /in the air/, type: { 'Hours on short flights': '6' } },
  {
    of: /How many cars/,
    type: { Cars: '1', 'Distance of all of them in a year': '7000' },
  },
  { of: /Who lives in your home/, type: { Adults: '2', Children: '1' } },
  { of: /services and leisure/, choose: 'About typical' },
  { of: /How much energy/, choose: 'About typical' },
  { of: /What do you spend on things/, choose: 'About typical' },
  { of: /What do you eat/, choose: 'A little meat' },
  { of: /building work/, choose: 'None' },
  { of: /What mostly heats your home/, choose: 'Gas' },
  { of: /How big is your home/, choose: 'Two or three bedrooms' },
]
const MOST_QUESTIONS = 12

test('a home is measured on a phone in two minutes, until more answers would tell no more', async () => {
  const { page } = await newVisitor(PHONE, MOVING)
  await page.goto('/solutions/personal/carbon-footprint')
  const main = page.getByRole('main')
  const count = countSteps(page)
  await count.click(main.getByRole('link', { name: 'Begin with your country' }).first())
  await count.click(main.getByRole('button', { name: 'See the first figure' }))
  const isDone = main.getByRole('heading', { name: 'That is as exact as these questions make it' })
  const asked = page.locator('[data-question]')
  let words = 0
  let questions = 0
  while (questions < MOST_QUESTIONS) {
    await isDone.or(asked).waitFor()
    if (await isDone.isVisible()) break
    const title = await asked.innerText()
    words += await wordsOf(page)
    questions += 1
    await answer(page, count, title)
  }
  count.over()
  const seconds = secondsOf(count.steps, words)
  console.table({ ...count.steps, questions, words, seconds: Math.round(seconds) })
  expect(await isDone.isVisible()).toBe(true)
  expect(seconds).toBeLessThanOrEqual(120)
})

/** What stands in the question, with all of its options. */
async function wordsOf(page: Page): Promise<number> {
  const text = await page.locator('fieldset:has([data-question])').innerText()
  return text.split(/\s+/).filter(Boolean).length
}

async function answer(page: Page, count: Count, title: string): Promise<void> {
  const main = page.getByRole('main')
  const given = ANSWERS.find(({ of }) => of.test(title))
  if (given?.choose)
    await count.click(page.locator('fieldset').getByText(given.choose, { exact: true }))
  for (const [label, text] of Object.entries(given?.type ?? {})) await count.type(label, text)
  const next = given ? 'Continue' : 'Skip this question'
  await Promise.all([
    page.waitForEvent('load'),
    count.click(main.getByRole('button', { name: next })),
  ])
}

/** A finger at a control, and a key: keystroke-level model of Card, Moran and Newell (1980). */
const TAP_SECONDS = 1.3
const KEY_SECONDS = 0.28
const KEYS_OF_A_FIELD = 2
/** Silent reading of English: 238 words a minute (Brysbaert 2019). */
const WORDS_A_SECOND = 238 / 60

/** How long a person takes who reads every word once; the machine's own time is not in it. */
const secondsOf = ({ clicks, fields }: Steps, words: number): number =>
  clicks * TAP_SECONDS +
  fields * (TAP_SECONDS + KEYS_OF_A_FIELD * KEY_SECONDS) +
  words / WORDS_A_SECOND

test('the registration number of a car answers what it runs on and what it gives off', async () => {
  const { page } = await newVisitor(PHONE)
  await page.goto('/app/personal/household')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'See the first figure' }).click()
  await main.getByRole('button', { name: 'Skip this question' }).click()
  const number = page.getByLabel('Or let its registration number answer')
  const find = main.getByRole('button', { name: 'Find the car' })
  await number.fill('ER19NFD')
  await find.click()
  await main.getByText('No vehicles found!').waitFor()
  expect(await number.inputValue()).toBe('ER19NFD')
  await expectGoodEverywhere(page)
  await number.fill('FB21 OAK')
  await find.click()
  await main.getByText(/^Found the car: Ford, petrol, 2021, \d+ g of CO2 a kilometre\.$/).waitFor()
  await main.getByText('United Kingdom · 2 answered').waitFor()
  expect(await number.count()).toBe(0)
})

import type { Page } from 'playwright'
import type { VisitorKind } from '../visitors/people.ts'

const MOST_QUESTIONS = 10

export const identifyPath = (kind: VisitorKind) => `/app/${kind}/vehicle/identify`

/** Answers every question, with the wanted option where it is offered, else with the first. */
export async function answerAll(page: Page, wanted: readonly string[] = []): Promise<string[]> {
  const asked: string[] = []
  for (let count = 0; count < MOST_QUESTIONS; count += 1) {
    const question = page.getByRole('region').filter({ has: page.locator('[name=field]') })
    if ((await question.count()) === 0) return asked
    asked.push((await question.getByRole('heading').innerText()).trim())
    await choose(page, wanted)
  }
  throw new Error(`no end of questions: ${asked.join(', ')}`)
}

async function choose(page: Page, wanted: readonly string[]): Promise<void> {
  const long = page.locator('select[name=value]')
  if ((await long.count()) > 0) {
    const offered = await long.locator('option').allInnerTexts()
    const label = offered.find((each) => wanted.includes(each)) ?? offered[0] ?? ''
    await long.selectOption({ label })
    await page.getByRole('button', { name: 'Go on' }).click()
  } else {
    const buttons = page.locator('button[name=value]')
    const offered = await buttons.allInnerTexts()
    const at = offered.findIndex((each) => wanted.includes(each.split('\n')[0]?.trim() ?? ''))
    await buttons.nth(Math.max(at, 0)).click()
  }
  await page.waitForLoadState()
}

/** Measures a car by its size and saves it to My Vehicles of the signed-in user. */
export async function saveCar(page: Page, kind: VisitorKind, registration: string): Promise<void> {
  await page.goto(`${identifyPath(kind)}?do=ghg-estimate`)
  await answerAll(page, ['Petrol'])
  await page.getByLabel('Registration number').fill(registration)
  await page.getByRole('button', { name: 'Add to my list' }).click()
  await page.getByRole('button', { name: 'Save to My Vehicles' }).click()
  await page.waitForURL(/manage\/vehicles/)
}

/** A number nobody has used in these journeys. */
export function newRegistration(): string {
  const letters = 'BCDFGHJKLMNPRSTVWXYZ'
  const pick = () => letters[Math.floor(Math.random() * letters.length)]
  return `${pick()}${pick()}${10 + Math.floor(Math.random() * 89)}${pick()}${pick()}${pick()}`
}

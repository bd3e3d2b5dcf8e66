import type { Member } from '../visitors/people.ts'

/** The longest of them. */
export const A_MONTH = 31
/** A renewal is a draft for an hour before it is charged. */
export const A_MONTH_AND_A_DAY = A_MONTH + 1

/** Moves the billing clock of this person, which no other journey sees. */
export async function moveClock({ page, email }: Member, days: number): Promise<void> {
  await page.goto('/dev/clock')
  await page.getByLabel('For one customer').fill(email)
  await page.getByLabel('Days forward').fill(String(days))
  await page.getByRole('button', { name: /Move/ }).click()
  await page.getByText('Moved.').waitFor()
}

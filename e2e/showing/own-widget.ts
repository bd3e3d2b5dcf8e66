/// <reference path="../product/provided-context.d.ts" />
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { DESKTOP, open } from '../browser/browser.ts'
import { type Member, newMember } from '../visitors/people.ts'

/** A business with a website, and with a ledger as if it had paid. */
export async function newFunder(): Promise<Member> {
  const member = await newMember('business', DESKTOP)
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  const { rows } = await client.query(
    `update account set website = 'https://shop.example' where id =
      (select active_account_id from app_user where email = $1) returning id`,
    [member.email],
  )
  for (const [impact, quantity] of Object.entries({ trees: 1_234_000, co2e: 5_600_000 })) {
    await client.query(
      `insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
         source_id, revision, part, effective_from, effective_to, basis)
       select $1, $2, $3, p.id, 'business-instant-onetime', 'off-platform', $4, 1, 1,
         '2026-01-01', '2026-01-01', 'test' from project p where p.impact = $2 order by p.id limit 1`,
      [rows[0].id, impact, quantity, randomUUID()],
    )
  }
  await client.end()
  return member
}

/** Adds a widget by its form, for every domain unless it is changed there; gives the code to copy. */
export async function addWidget(
  page: Page,
  change: (page: Page) => Promise<void> = async () => {},
) {
  await open(page, '/my-impact/share/live-widget/new')
  await page.getByLabel('Name', { exact: true }).fill('Shop')
  await page.getByLabel('Domains it may stand on').fill('*')
  await page.getByLabel('Plastic').uncheck()
  await change(page)
  await page.getByRole('button', { name: 'Add the widget' }).click()
  await page.getByText('The widget is there').waitFor()
  const [script = '', frame = ''] = await page.locator('pre code').allTextContents()
  return { script, frame }
}

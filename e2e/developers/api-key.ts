/// <reference path="../product/provided-context.d.ts" />
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { PASSWORD } from '../visitors/people.ts'

export const API_KEYS = '/my-impact/account/api-keys'

type WantedKey = {
  readonly name: string
  /** By what the page says that they allow. */
  readonly may: readonly string[]
  /** A live key that buys asks a person above so much, in pounds. */
  readonly asksAbove?: string
}

/** Makes a key on its page, and reads it where it is shown, this once. A test key, unless it is to buy with the account. */
export async function makeKeyOnPage(page: Page, wanted: WantedKey): Promise<string> {
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Make the key' }) })
  await form.getByLabel('Name', { exact: true }).fill(wanted.name)
  for (const label of wanted.may) await form.getByLabel(label).check()
  if (wanted.asksAbove === undefined)
    await form.getByRole('radio', { name: /A test account/ }).check()
  else {
    await form.getByLabel('Ask for approval above').fill(wanted.asksAbove)
    await form.getByLabel('Your password').fill(PASSWORD)
  }
  await form.getByRole('button', { name: 'Make the key' }).click()
  return (await page.getByRole('region', { name: 'The key', exact: true }).innerText()).trim()
}

type Answered<T> = { readonly status: number; readonly body: T }

/** What a program of the account calls, with nothing but its key. */
export async function callByKey<T>(key: string, path: string, body?: object): Promise<Answered<T>> {
  const answer = await fetch(inject('origin') + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as T }
}

import type { Page } from 'playwright'
import { open } from './open.ts'

/** A page as it is after someone has done something. */
export type ShotState = { readonly name: string; readonly reach: (page: Page) => Promise<void> }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const refusedForm = (page: Page) => page.getByRole('alert').first().waitFor()

/** A form sent as it is, which is refused. */
const sentEmpty = (name: string, path: string, button: string): ShotState => ({
  name,
  async reach(page) {
    await open(page, path)
    await press(page, button)
    await refusedForm(page)
  },
})

export const STRANGER_STATES: readonly ShotState[] = [
  sentEmpty('error_join', '/join', 'Join'),
  sentEmpty('error_login', '/login', 'Sign in'),
  sentEmpty('error_setup', '/app/personal/instant/one-time/setup', 'Continue to payment'),
  { name: 'open_cookie_banner', reach: (page) => open(page, '/') },
  {
    name: 'open_cookie_dialog',
    async reach(page) {
      await open(page, '/faq')
      await press(page, 'Customise')
      await page.getByRole('dialog').waitFor()
    },
  },
]

export const MEMBER_STATES: readonly ShotState[] = [
  {
    name: 'error_settings',
    async reach(page) {
      await open(page, '/my-impact/account/settings')
      await page.getByLabel('Mobile number').fill('12')
      await press(page, 'Save')
      await refusedForm(page)
    },
  },
  {
    name: 'open_save_bar',
    async reach(page) {
      await open(page, '/my-impact/account/settings')
      await page.getByLabel('First name').pressSequentially('a')
      await page.getByText('You have changes that are not saved.').waitFor()
    },
  },
]

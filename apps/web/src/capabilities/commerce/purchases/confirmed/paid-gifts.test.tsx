import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaidGifts } from './paid-gifts.tsx'

const gifts = (emails: readonly (string | null)[]) =>
  emails.map((email, at) => ({ code: `code-${at}`, recipient: `Person ${at}`, email }))
const linksTo = (emails: readonly (string | null)[]) =>
  renderToStaticMarkup(<PaidGifts gifts={gifts(emails)} origin="https://understory.test" />)

test('of many gifts five show their link, those without an email first', () => {
  const page = linksTo(['a@b.example', null, 'c@d.example', null, null, null, null])
  const codes = [...page.matchAll(/>https:\/\/understory\.test\/gift\/code-(\d)</g)]
  expect(codes.map(([, at]) => at)).toEqual(['1', '3', '4', '5', '6'])
  expect(page).toContain('2 more stand among')
})

test('without a gift nothing is shown', () => expect(linksTo([])).toBe(''))

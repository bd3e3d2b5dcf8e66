import { expect, test } from 'vitest'
import { newVisitor, PHONE, useBrowser } from '../browser/browser.ts'
import {
  CARDS,
  openCardStep,
  pay,
  typeCard,
  unfoldAddress,
  waitForThanks,
} from '../visitors/buying.ts'
import { joinOnPage, newMember, PASSWORD } from '../visitors/people.ts'

useBrowser()

const PLAIN = { javaScriptEnabled: false } as const

test('choosing, joining and the address, up to the card', async () => {
  const { page } = await newVisitor(PHONE, PLAIN)
  await page.goto('/app/personal/instant/one-time/setup')
  await page.getByLabel('Reference').fill('Our trip')
  await page.getByRole('button', { name: '10 trees' }).click()
  await page.getByRole('button', { name: '10 trees', pressed: true }).waitFor()
  expect(await page.getByLabel('Number of trees').inputValue()).toBe('10')
  expect(await page.getByLabel('Reference').inputValue()).toBe('Our trip')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await joinOnPage(page, 'personal')
  await page.getByLabel('Your name').fill('Robin')
  await page.getByRole('button', { name: 'Continue to card details' }).click()
  await page.getByText('Please give your first and last name.').waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe('Robin')
  await page.getByLabel('Your name').fill('Robin Hazelwood')
  await unfoldAddress(page)
  await page.getByLabel('Address', { exact: true }).fill('12 Hazel Row')
  await page.getByRole('button', { name: 'Continue to card details' }).click()
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('12 Hazel Row')
  await page.getByLabel('City').fill('Stroud')
  await page.getByLabel('Post code').fill('GL5 1AA')
  await page.getByRole('button', { name: 'Continue to card details' }).click()
  await page.getByRole('heading', { name: 'Pay by card' }).waitFor()
  await page.getByText(/needs JavaScript/).waitFor()
})

test('nothing chosen is refused with what was typed', async () => {
  const { page } = await newVisitor(PHONE, PLAIN)
  await page.goto('/app/personal/instant/one-time/setup')
  await page.getByLabel('Reference').fill('Our trip')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('alert').getByText('No products selected').waitFor()
  expect(await page.getByLabel('Reference').inputValue()).toBe('Our trip')
})

test('signing in, a refusal first, and signing out', async () => {
  const member = await newMember('personal')
  const { page } = await newVisitor(PHONE, PLAIN)
  await page.goto('/login')
  for (const password of ['wrong by far', PASSWORD]) {
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.waitForURL('**/my-impact')
  await page.goto('/logout')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the cookie banner takes a choice', async () => {
  const { page } = await newVisitor(PHONE, PLAIN)
  await page.goto('/faq')
  await page
    .getByRole('region', { name: 'Cookies' })
    .getByRole('button', { name: 'Accept' })
    .click()
  expect(new URL(page.url()).pathname).toBe('/faq')
  expect(await page.getByRole('region', { name: 'Cookies' }).count()).toBe(0)
})

test('a certificate is verified by its number', async () => {
  const member = await newMember('personal')
  await openCardStep(member, 'personal')
  await typeCard(member.page, CARDS.succeeds)
  await pay(member.page)
  await waitForThanks(member.page)
  const link = member.page.getByRole('link', { name: 'See the public page' })
  const number = ((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? ''
  const { page } = await newVisitor(PHONE, PLAIN)
  await page.goto('/')
  await page.getByLabel('Verify a certificate').fill(number)
  await page.getByLabel('Verify a certificate').press('Enter')
  await page.getByText('This certificate is genuine').waitFor()
})

import { expect, inject, test } from 'vitest'
import { newVisitor, useBrowser } from '../browser/browser.ts'
import { CARDS, openCardStep, pay, typeCard, waitForThanks } from '../visitors/buying.ts'
import { newEmail, newMember, PASSWORD } from '../visitors/people.ts'

useBrowser()

/** Ways to make a browser leave a site that only looks at the first character of a path. */
const ELSEWHERE = [
  'https://evil.example',
  'http://evil.example',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '/\\evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '/./\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'http:evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '\u2028//evil.example',
  '\0//evil.example',
  '/\0/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'ftp://evil.example',
  'evil.example',
  'www.evil.example',
  '@evil.example',
  ':@evil.example',
  'https://localhost@evil.example',
  '//localhost@evil.example',
  '//localhost:3000@evil.example/',
  'https://evil.example#localhost',
  'https://evil.example?localhost',
  '//[::1]@evil.example',
  '//evil%E3%80%82example',
  '//evil。example',
  '?//evil.example',
  '#//evil.example',
  '',
]

function staysHere(href: string): boolean {
  const { origin, protocol } = new URL(href, inject('origin'))
  return origin === inject('origin') && protocol === 'http:'
}

const holdsNul = (text: string) => text.includes('\0')

test('whatever redirectUrl says, the way on from a payment stays on this site', async () => {
  const member = await newMember('personal')
  const { page } = member
  await openCardStep(member, 'personal')
  await typeCard(page, CARDS.succeeds)
  await pay(page)
  await waitForThanks(page)
  const thanks = new URL(page.url())
  const search = (asked: string[]) => {
    const query = new URLSearchParams(thanks.search)
    for (const each of asked) query.append('redirectUrl', each)
    return `/stripe-payment-confirmed?${query}`
  }
  const encoded = ELSEWHERE.map((each) => encodeURIComponent(each))
  const twice = [
    ['/faq', '//evil.example'],
    ['//evil.example', '/faq'],
  ]
  for (const asked of [...[...ELSEWHERE, ...encoded].map((each) => [each]), ...twice]) {
    const answer = await member.context.request.get(search(asked), { maxRedirects: 0 })
    // What holds a NUL is the address of no page.
    expect(answer.status(), asked.join()).toBe(holdsNul(asked.join()) ? 404 : 200)
    const links = [...(await answer.text()).matchAll(/href="([^"]*)"/g)].map((match) => match[1])
    const away = links.filter((href) => href !== undefined && !staysHere(decoded(href)))
    expect(away, asked.join()).toEqual([])
  }
  await page.goto(search(['/faq']))
  await page.getByRole('link', { name: 'Continue' }).click()
  expect(new URL(page.url()).pathname).toBe('/faq')
})

const decoded = (href: string) => href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

test('whatever the address asks, signing in and choosing cookies lead back to this site', async () => {
  const member = await newMember('personal')
  const stranger = await newVisitor()
  for (const next of ELSEWHERE) {
    const choice = await stranger.context.request.post('/consent', {
      form: { choice: 'accept', return: next },
      maxRedirects: 0,
    })
    expect(staysHere(choice.headers().location ?? ''), next).toBe(true)
    const query = new URLSearchParams({ next })
    const answer = await member.context.request.get(`/login?${query}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(holdsNul(next) ? 404 : 302)
    expect(staysHere(answer.headers().location ?? '/'), next).toBe(true)
  }
  const { page } = stranger
  await page.goto('/login?next=%2F%2Fevil.example')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/my-impact')
})

test('a form sent from another site changes nothing', async () => {
  const { context } = await newVisitor()
  const headers = { origin: 'https://evil.example' }
  const form = { email: newEmail(), password: PASSWORD }
  for (const path of ['/login', '/logout', '/join', '/consent']) {
    const answer = await context.request.post(path, { form, headers, maxRedirects: 0 })
    expect(answer.status(), path).toBe(403)
  }
})

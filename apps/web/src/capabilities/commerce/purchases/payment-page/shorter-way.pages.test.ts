import { Me } from '@understory/contracts/people/accounts/accounts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmCard, quote } from '../../../../../../api/src/testing/commerce/purchases.ts'
import { joinWithoutAccount } from '../../../../../../api/src/testing/people/colleagues.ts'
import { cookieOf, joinAs, PASSWORD } from '../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestPage, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const typedIn = ({ html }: TestPage, name: string) => {
  const [input = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? []
  return /value="([^"]*)"/.exec(input)?.[1] ?? null
}

async function paymentOf(kind: 'personal' | 'business'): Promise<string> {
  const { quoteId } = await quote(site.api, { milliTrees: 10_000 }, kind)
  return `/app/payment?quote=${quoteId}&kind=${kind}`
}

describe('a link to the choice', () => {
  const SETUP = '/app/personal/instant/one-time/setup'

  test.each([
    ['?trees=10', ['10', '0', '0']],
    ['?trees=10&co2e=&plastic=', ['10', '0', '0']],
    ['?co2e=250', ['0', '250', '0']],
  ])('%s chooses what it names and nothing else', async (query, amounts) => {
    const page = await site.get(SETUP + query)
    expect(['trees', 'co2e', 'plastic'].map((name) => typedIn(page, name))).toEqual(amounts)
  })

  test.each(['/', '/solutions/personal'])('is the main button of %s', async (path) => {
    const { html } = await site.get(path)
    expect(html).toContain(`href="${SETUP}"`)
  })
})

describe('on the way to a payment', () => {
  test.each(['/join', '/login'])('%s shows the choice and its price', async (path) => {
    const next = await paymentOf('personal')
    const { text } = await site.get(`${path}?next=${encodeURIComponent(next)}`)
    expect(text).toContain('Your choice 10 trees')
    expect(text).toContain('Total £1.50')
    expect((await site.get(path)).text).not.toContain('Your choice')
  })

  test('joining asks for email, password and terms; the choice says for whom', async () => {
    const next = await paymentOf('business')
    const page = await site.get(`/join?next=${encodeURIComponent(next)}`)
    expect(page.html).not.toContain('type="radio"')
    expect(page.text).toContain('An account for your business.')
    expect(page.html).toMatch(/href="\/app\/personal\/instant\/one-time\/setup\?[^"]*trees=10/)
    const form = { email: 'shorter@understory.test', password: PASSWORD, acceptTerms: 'on' }
    const joined = await site.post('/join', { ...form, accountType: 'business', next })
    expect([joined.status, joined.location]).toEqual([303, next])
  })

  test('a choice that is gone leaves the plain form', async () => {
    const next = '/app/payment?quote=00000000-0000-4000-8000-000000000000'
    const page = await site.get(`/join?next=${encodeURIComponent(next)}`)
    expect([page.status, page.text.includes('Who is it for?')]).toEqual([200, true])
  })
})

describe('who joined on the way', () => {
  test('is asked for a name and a country, and the account opens with the payment', async () => {
    const path = await paymentOf('personal')
    const newcomer = await joinWithoutAccount(site.api)
    const page = await site.get(path, newcomer)
    expect(page.html).toContain('name="fullName"')
    expect(page.html).toMatch(/<details(?![^>]*open)[^>]*>.*name="line1"/s)

    const [, quoteId = ''] = /quote=([^&]*)/.exec(path) ?? []
    const unnamed = await site.post(path, { quoteId, fullName: 'Robin', country: 'GB' }, newcomer)
    expect(unnamed.status).toBe(400)
    expect(unnamed.problemOf('fullName')).toBe('Please give your first and last name.')
    expect(typedIn(unnamed, 'fullName')).toBe('Robin')

    const named = { quoteId, fullName: 'Robin Ash Hazelwood', country: 'GB' }
    const begun = await site.post(path, named, newcomer)
    expect([begun.status, begun.text.includes('Pay by card')]).toEqual([200, true])
    const { data } = await site.api.call(Me, {}, newcomer.bearer)
    expect(data).toMatchObject({
      firstname: 'Robin',
      lastname: 'Ash Hazelwood',
      defaultCurrency: 'GBP',
      userAccountRefs: [{ account: { accountType: 'personal', displayName: named.fullName } }],
    })
  })

  test('for a business gives its name and its whole address', async () => {
    const path = await paymentOf('business')
    const newcomer = await joinWithoutAccount(site.api)
    const page = await site.get(path, newcomer)
    for (const name of ['companyName', 'fullName', 'line1', 'taxIdValue'])
      expect(page.html).toContain(`name="${name}"`)
    expect(page.html).not.toContain('my address on it')
    const [, quoteId = ''] = /quote=([^&]*)/.exec(path) ?? []
    const typed = { quoteId, fullName: 'Robin Hazelwood', country: 'GB' }
    const unnamed = await site.post(path, { ...typed, companyName: '' }, newcomer)
    expect(unnamed.problemOf('companyName')).toBe('Please give the name of your company.')
    const partly = await site.post(path, { ...typed, companyName: 'Hazelwood Ltd' }, newcomer)
    expect([partly.status, partly.problemOf('line1')]).toEqual([400, 'Please fill this in.'])
    expect(partly.text).toContain('We could not recognise your location.')
  })

  test('gets the same answers by script: what is wrong, then a payment, and it begins once', async () => {
    const path = await paymentOf('personal')
    const begin = path.replace('/app/payment', '/app/payment/begin')
    const newcomer = await joinWithoutAccount(site.api)
    const [, quoteId = ''] = /quote=([^&]*)/.exec(path) ?? []
    const send = async (fields: Record<string, string>) => {
      const answer = await site.post(begin, { quoteId, country: 'GB', ...fields }, newcomer)
      return { status: answer.status, ...JSON.parse(answer.html) }
    }
    expect(await send({ fullName: '' })).toMatchObject({
      status: 400,
      started: null,
      isOpened: false,
      refused: { fields: { fullName: 'Please give your first and last name.' } },
    })
    const first = await send({ fullName: 'Robin Hazelwood' })
    expect(first).toMatchObject({ status: 200, isOpened: true, started: { totalMinor: 150 } })
    const second = await send({ fullName: 'Somebody Else' })
    expect(second.started.clientSecret).toBe(first.started.clientSecret)
    const { data } = await site.api.call(Me, {}, newcomer.bearer)
    expect(data.lastname).toBe('Hazelwood')
  })
})

describe('someone who is not signed in', () => {
  const form = { fullName: 'Robin Hazelwood', country: 'GB', acceptTerms: 'on' }

  async function guestForm(email: string) {
    const path = await paymentOf('personal')
    const [, quoteId = ''] = /quote=([^&]*)/.exec(path) ?? []
    return { path, form: { ...form, quoteId, email } }
  }

  test('pays as a guest on the payment page, or signs in, or joins; the choice waits', async () => {
    const path = await paymentOf('personal')
    const page = await site.get(path)
    expect(page.status).toBe(200)
    for (const name of ['email', 'fullName', 'country', 'acceptTerms'])
      expect(page.html).toContain(`name="${name}"`)
    expect(page.html).not.toContain('name="password"')
    const next = encodeURIComponent(path)
    expect(page.html).toContain(`href="/login?next=${next}"`)
    expect(page.html).toContain(`href="/join?kind=personal&amp;next=${next}"`)
  })

  test('is told beside the field what is wrong; what was typed stays, and no account is opened', async () => {
    const { path, form } = await guestForm('robin at home')
    const { acceptTerms: _, ...unaccepted } = form
    const refused = await site.post(path, unaccepted)
    expect([refused.status, cookieOf(refused.headers)]).toEqual([400, ''])
    expect(refused.problemOf('email')).toBe('Please use a valid email format')
    expect(refused.problemOf('acceptTerms')).toBe('Please accept the terms and conditions.')
    expect([typedIn(refused, 'email'), typedIn(refused, 'fullName')]).toEqual([
      'robin at home',
      'Robin Hazelwood',
    ])
  })

  test('with an email that has an account is led to sign in, with the choice', async () => {
    const { email } = await joinAs(site.api, 'personal')
    const { path, form } = await guestForm(email)
    const refused = await site.post(path, form)
    expect([refused.status, cookieOf(refused.headers)]).toEqual([400, ''])
    expect(refused.problemOf('email')).toBe(
      'There is already an account with this email. Please sign in. Go to sign in',
    )
    expect(refused.html).toContain(`href="/login?next=${encodeURIComponent(path)}"`)
  })

  test('gets the card form at once, and after a refused address is not asked twice', async () => {
    const { path, form } = await guestForm('guest-of-pages@understory.test')
    const partly = await site.post(path, { ...form, line1: '12 Hazel Row' })
    expect([partly.status, partly.problemOf('city')]).toEqual([400, 'Please fill this in.'])
    expect(partly.html).not.toContain('name="email"')
    const guest = { cookie: cookieOf(partly.headers) }
    const begun = await site.post(path, { quoteId: form.quoteId, country: 'GB' }, guest)
    expect([begun.status, begun.text.includes('Pay by card')]).toEqual([200, true])
    expect(begun.text).toContain('United Kingdom')
  })

  test('sees the email again after a declined card, and pays with another one', async () => {
    const { path, form } = await guestForm('typo@strangers.exmaple')
    const begin = path.replace('/payment', '/payment/begin')
    const begun = await site.post(begin, form)
    const guest = { cookie: cookieOf(begun.headers) }
    const again = await site.get(path, guest)
    expect(again.text).toContain('Paying as Robin Hazelwood , typo@strangers.exmaple')
    expect(again.text).not.toContain('Continue as a guest')
    const [, change = ''] = /href="([^"]*change=email)"/.exec(again.html) ?? []
    const asked = await site.get(change.replaceAll('&amp;', '&'), guest)
    expect([typedIn(asked, 'email'), typedIn(asked, 'fullName')]).toEqual([
      'typo@strangers.exmaple',
      'Robin Hazelwood',
    ])
    expect(asked.html).not.toContain('name="acceptTerms"')

    const { email } = await joinAs(site.api, 'personal')
    const { acceptTerms: _, ...right } = form
    const taken = JSON.parse((await site.post(begin, { ...right, email }, guest)).html)
    expect(taken.refused.fields.email).toContain('There is already an account with this email.')
    const typed = { ...right, email: 'ann@strangers.example', fullName: 'Ann Li' }
    const changed = JSON.parse((await site.post(begin, typed, guest)).html)
    expect(changed.started).toEqual(JSON.parse(begun.html).started)
    const { clientSecret } = changed.started
    const paymentId = clientSecret.split('_secret_')[0]
    expect((await site.get(path, guest)).text).toContain('Paying as Ann Li , ann@strangers.example')

    await confirmCard(site.api, { paymentId, clientSecret, card: 'pm_card_visa' })
    await site.get(`/stripe-payment-confirmed?payment_intent=${paymentId}`, guest)
    const next = await site.get((await guestForm('')).path, guest)
    expect([next.status, next.text.includes('Use another email')]).toEqual([200, false])
  })

  test('pays, chooses a password on the thanks page, and is at home', async () => {
    const email = 'guest-who-stays@understory.test'
    const { path, form } = await guestForm(email)
    const begin = await site.post(path.replace('/payment', '/payment/begin'), form)
    const guest = { cookie: cookieOf(begin.headers) }
    const { clientSecret } = JSON.parse(begin.html).started
    const paymentId = clientSecret.split('_secret_')[0]
    await confirmCard(site.api, { paymentId, clientSecret, card: 'pm_card_visa' })
    const thanks = await site.get(`/stripe-payment-confirmed?payment_intent=${paymentId}`, guest)
    expect(thanks.text).toContain('Choose a password to keep your forest')
    const [pdf = ''] = /\/my-impact\/certificates\/[\w-]+\.pdf/.exec(thanks.html) ?? []
    expect((await site.get(pdf, guest)).status).toBe(200)

    const closed = await site.get('/my-impact/manage/instant', guest)
    expect([closed.status, closed.location]).toEqual([
      302,
      '/join/choose-password?next=%2Fmy-impact%2Fmanage%2Finstant',
    ])
    expect((await site.get('/', guest)).text).toContain('Sign in')
    const weak = await site.post('/join/choose-password', { password: 'short' }, guest)
    expect([weak.status, weak.problemOf('password')]).toEqual([
      400,
      'Please use at least 8 characters.',
    ])
    const kept = await site.post('/join/choose-password', { password: PASSWORD }, guest)
    expect([kept.status, kept.location]).toEqual([303, '/my-impact'])
    const home = await site.get('/my-impact', { cookie: cookieOf(kept.headers) })
    expect(home.text).toContain('Robin Hazelwood')
  })
})

test('a person who may be asked for an address sees the fields, with what is wrong', async () => {
  const person = await joinAs(site.api, 'personal')
  const path = await paymentOf('personal')
  const [, quoteId = ''] = /quote=([^&]*)/.exec(path) ?? []
  const begun = await site.post(path, { quoteId, country: 'GB', line1: '12 Hazel Row' }, person)
  expect([begun.status, begun.problemOf('city')]).toEqual([400, 'Please fill this in.'])
  expect(begun.html).toMatch(/<details[^>]*open/)
  expect(typedIn(begun, 'line1')).toBe('12 Hazel Row')
})

test('a page that nobody signed in to is not begun', async () => {
  const path = (await paymentOf('personal')).replace('/app/payment', '/app/payment/begin')
  const answer = await site.post(path, { country: 'GB', fullName: 'Robin Hazelwood' })
  expect(answer.status).toBe(302)
  expect(answer.location).toContain('/login?next=')
  expect(cookieOf(answer.headers)).toBe('')
})

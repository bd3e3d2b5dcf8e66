import { Me } from '@understory/contracts/accounts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinWithoutAccount } from '../../../../../api/src/testing/colleagues.ts'
import { cookieOf, joinAs, PASSWORD } from '../../../../../api/src/testing/people.ts'
import { quote } from '../../../../../api/src/testing/purchases.ts'
import { startTestSite, type TestPage, type TestSite } from '../../../testing/start-test-site.ts'

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
      firstname: 'Robin Ash',
      lastname: 'Hazelwood',
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

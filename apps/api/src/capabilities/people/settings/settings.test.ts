import {
  AddTaxId,
  GetCheckout,
  ListCards,
  RemoveCard,
  SetDefaultCard,
} from '@understory/contracts/commerce/payments/payments.ts'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { Me } from '@understory/contracts/people/accounts/accounts.ts'
import { DeleteUser, ExportData } from '@understory/contracts/people/privacy.ts'
import {
  GetLogo,
  GetSettings,
  RemoveLogo,
  SetLogo,
  UpdateAccount,
  UpdateAddress,
  UpdateUser,
  UpdateUserMetadata,
} from '@understory/contracts/people/settings.ts'
import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_TABLES } from '../../../from-manifests/all-tables.ts'
import {
  addCard,
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  payFor,
  quote,
} from '../../../testing/commerce/purchases.ts'
import { inviteColleague } from '../../../testing/people/colleagues.ts'
import { joinAs, PASSWORD, type TestPerson, userIdOf } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { verifyLedger } from '../../proof/ledger-check/verify-ledger.ts'

let api: TestApi
let ada: TestPerson
let company: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 10 })
  await api.work()
  ada = await joinAs(api, 'personal')
  company = await joinAs(api, 'business')
})
afterAll(() => api.close())

const settingsOf = async ({ bearer }: TestPerson) => (await api.call(GetSettings, {}, bearer)).data

describe('the user', () => {
  const body = { firstname: 'Augusta', lastname: 'King', defaultCurrency: 'EUR' as const }

  test('changes name, currency and mobile; the personal account is called so too', async () => {
    const saved = await api.call(
      UpdateUser,
      { body: { ...body, mobile: '07911 123456' } },
      ada.bearer,
    )
    expect(saved.data).toMatchObject(body)
    const { account, mobile } = await settingsOf(ada)
    expect([account.displayName, mobile]).toEqual(['Augusta King', '+447911123456'])
  })

  test.each(['12', 'call me', '+44 7911 1', '0000000000'])('has no mobile %s', async (mobile) => {
    const answer = await api.call(UpdateUser, { body: { ...body, mobile } }, ada.bearer)
    expect([answer.status, answer.refusal.code]).toEqual([400, 'MOBILE_INVALID'])
    expect(answer.refusal.problems?.[0]?.field).toBe('mobile')
  })

  test('chooses emails, but not those that must arrive', async () => {
    const notifications = { reminders: false, receipts: false }
    const saved = await api.call(UpdateUserMetadata, { body: { notifications } }, ada.bearer)
    expect(saved.status).toBe(204)
    expect((await settingsOf(ada)).notifications).toMatchObject({
      reminders: false,
      receipts: true,
    })
    expect((await settingsOf(company)).notifications.reminders).toBe(true)
  })
})

describe('the account', () => {
  const update = (change: object, by = company) =>
    api.call(
      UpdateAccount,
      { body: { companyName: 'Analytical Engines Ltd', country: 'GB', ...change } },
      by.bearer,
    )

  test('has a website in its full form, or none', async () => {
    await update({ website: 'Example.org/about' })
    expect((await settingsOf(company)).website).toBe('https://example.org/about')
    const bad = await update({ website: 'javascript:alert(1)' })
    expect(bad.refusal).toMatchObject({
      code: 'WEBSITE_INVALID',
      message: 'Please give a valid website URL.',
    })
    await update({})
    expect((await settingsOf(company)).website).toBeNull()
  })

  test('has a VAT number only in the European Union, of the form of its country', async () => {
    const code = async (change: object) => (await update(change)).refusal.code
    expect(await code({ vatNumber: 'GB731331179' })).toBe('VAT_NUMBER_INVALID')
    expect(await code({ country: 'DE', vatNumber: 'DE12' })).toBe('VAT_NUMBER_INVALID')
    expect((await update({ country: 'DE', vatNumber: 'de123456789' })).status).toBe(200)
    expect((await settingsOf(company)).vatNumber).toBe('DE123456789')
    await update({})
  })

  test('of a business needs its name', async () => {
    expect((await update({ companyName: '' })).refusal.problems?.[0]?.field).toBe('companyName')
  })

  test('has one billing address, in the form of its country', async () => {
    const wrong = await api.call(
      UpdateAddress,
      { body: { ...COMMERCE_PURCHASES_ADDRESS, postcode: '12' } },
      ada.bearer,
    )
    expect(wrong.refusal.problems?.[0]?.field).toBe('postcode')
    const saved = await api.call(UpdateAddress, { body: COMMERCE_PURCHASES_ADDRESS }, ada.bearer)
    expect(saved.data).toEqual(COMMERCE_PURCHASES_ADDRESS)
    const { data } = await api.call(GetCheckout, {}, ada.bearer)
    expect(data.billingAddress).toEqual(COMMERCE_PURCHASES_ADDRESS)
  })

  test('takes a tax id before anything was bought', async () => {
    const fresh = await joinAs(api, 'business')
    const body = { country: 'US', type: 'us_ein', value: '12-3456789' }
    expect((await api.call(AddTaxId, { body }, fresh.bearer)).status).toBe(201)
  })
})

describe('the logo', () => {
  const PNG =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const set = (file: string, by = company) => api.call(SetLogo, { body: { file } }, by.bearer)

  test('is stored as a re-encoded picture, and can be removed', async () => {
    expect((await set(PNG)).status).toBe(204)
    const kept = await api.call(GetLogo, {}, company.bearer)
    expect(Buffer.from(kept.data).subarray(1, 4).toString()).toBe('PNG')
    expect((await settingsOf(company)).hasLogo).toBe(true)
    await api.call(RemoveLogo, {}, company.bearer)
    expect((await api.call(GetLogo, {}, company.bearer)).refusal.code).toBe('NOT_FOUND')
  })

  test('is no other kind of file, no larger than 2 MB, and a business’s alone', async () => {
    const script = Buffer.from('<svg><script>alert(1)</script></svg>').toString('base64')
    expect((await set(script)).refusal.code).toBe('PICTURE_INVALID')
    const large = Buffer.alloc(2_160_000, 1).toString('base64')
    expect((await set(large)).refusal.code).toBe('PICTURE_TOO_LARGE')
    expect((await set(`${large}${large}`)).status).toBe(413)
    expect((await set(PNG, ada)).refusal.code).toBe('BUSINESS_ONLY')
  })
})

describe('a card', () => {
  const cardsOf = async (person: TestPerson) =>
    (await api.call(ListCards, {}, person.bearer)).data.cards

  test('is added without buying; another one can be the default; each can be removed', async () => {
    const person = await joinAs(api, 'personal')
    await addCard(api, person)
    await addCard(api, person, 'pm_card_mastercard')
    const cards = await cardsOf(person)
    expect(cards.map(({ isDefault }) => isDefault).toSorted()).toEqual([false, true])
    const other = cards.find(({ isDefault }) => !isDefault)
    const params = { cardId: other?.id ?? '' }
    expect((await api.call(SetDefaultCard, { params }, person.bearer)).status).toBe(204)
    expect((await cardsOf(person)).find(({ isDefault }) => isDefault)?.id).toBe(params.cardId)
    expect((await api.call(RemoveCard, { params }, person.bearer)).status).toBe(204)
    expect(await cardsOf(person)).toHaveLength(1)
  })

  test('of someone else is not there', async () => {
    const [owner, stranger] = [await joinAs(api, 'personal'), await joinAs(api, 'personal')]
    await addCard(api, owner)
    await addCard(api, stranger)
    const params = { cardId: (await cardsOf(owner))[0]?.id ?? '' }
    for (const endpoint of [SetDefaultCard, RemoveCard]) {
      const answer = await api.call(endpoint, { params }, stranger.bearer)
      expect(answer.refusal.code).toBe('CARD_NOT_FOUND')
    }
    expect(await cardsOf(owner)).toHaveLength(1)
  })
})

describe('an export', () => {
  test('has everything of the person and the account, and nothing of anyone else', async () => {
    const reference = '=HYPERLINK("https://evil.example","2026")'
    const priced = await quote(api, { milliTrees: 9_000, reference })
    const { paymentId } = await payFor(api, ada, priced.quoteId)
    await askOutcome(api, ada, paymentId)
    const answer = await api.call(ExportData, {}, ada.bearer)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(answer.data)
    const folder = `accounts/${ada.accountId}`
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(read('you/app_user.json')).toContain(ada.email)
    expect(read(`${folder}/impact_ledger_entry.csv`)).toContain('9000')
    expect(JSON.parse(read(`${folder}/purchase.json`))).toHaveLength(1)
    // A spreadsheet that opens it runs nothing.
    expect(read(`${folder}/purchase.csv`)).toContain(`"'=HYPERLINK(""https`)
    expect(read(`${folder}/purchase.csv`)).not.toContain('[object')
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    expect(all).not.toContain(company.accountId)
    expect(all).not.toContain(company.email)
    expect(all).not.toMatch(/argon2|\$argon/)
  })

  test('stops when the client disconnects', async () => {
    const { bearer } = await joinAs(api, 'personal')
    const ask = (signal?: AbortSignal) =>
      api.send(
        new Request('http://understory.test/api/users/export', {
          headers: bearer,
          ...(signal && { signal }),
        }),
      )
    expect((await ask(AbortSignal.abort())).status).toBe(503)
    const whole = await ask()
    expect(whole.status).toBe(200)
    // What is not read stays open.
    await whole.body?.cancel()
  })

  test('covers every table with row-level security by user or account', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct tablename as name from pg_policies where schemaname = 'public'`.execute(
      api.deps.db,
    )
    const known = ALL_TABLES.filter((each) => each.exported || each.notExported).map(
      ({ name }) => name,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
  })
})

describe('deleting oneself', () => {
  const remove = (person: TestPerson, change: object = {}) =>
    api.call(
      DeleteUser,
      { body: { email: person.email, password: PASSWORD, ...change } },
      person.bearer,
    )

  test('takes the person out, and leaves ledger, certificates and sums true', async () => {
    const person = await joinAs(api, 'personal')
    const userId = await userIdOf(api, person)
    const priced = await quote(api, { milliTrees: 7_000 })
    const { paymentId } = await payFor(api, person, priced.quoteId)
    const { certificateId } = (await askOutcome(api, person, paymentId)).data
    expect((await remove(person, { email: 'other@understory.test' })).refusal.code).toBe(
      'EMAIL_DIFFERS',
    )
    expect((await remove(person, { password: 'wrong' })).refusal.code).toBe(
      'CURRENT_PASSWORD_INCORRECT',
    )
    expect((await remove(person)).status).toBe(204)
    expect((await api.call(Me, {}, person.bearer)).refusal.code).toBe('TOKEN_EXPIRED')
    const shown = await api.call(VerifyCertificate, {
      params: { certificateId: certificateId ?? '' },
    })
    expect([shown.status, JSON.stringify(shown.data)]).toEqual([
      200,
      expect.stringContaining('A former member'),
    ])
    const findings = await verifyLedger(api.deps.db)
    expect(findings.filter(({ breaches }) => breaches > 0)).toEqual([])
    const left = await whereIs(person.email, userId)
    expect(left).toEqual(['audit_entry'])
  })

  test('takes the footprints of the company with it', async () => {
    const owner = await joinAs(api, 'business')
    const input = {
      sector: 'bakery_products',
      turnover: 850_000,
      currency: 'GBP',
      year: 2024,
      country: 'GB',
    }
    const body = {
      input,
      companyName: 'Mill Lane',
      startMonth: '2025-01',
      frequency: 'annual',
    } as const
    const saved = await api.call(SaveFootprint, { body }, owner.bearer)
    expect(saved.status).toBe(201)
    expect((await remove(owner)).status).toBe(204)
    const left = await api.deps.db
      .selectFrom('footprint')
      .select('id')
      .where('account_id', '=', owner.accountId)
      .execute()
    expect(left).toEqual([])
  })

  /** The tables of people that still contain an email or a user's id. */
  async function whereIs(email: string, userId: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(api.deps.db)
    const found: string[] = []
    for (const { name } of rows) {
      const hit = await sql`select 1 from ${sql.table(name)} t
        where t::text like ${`%${email}%`} or t::text like ${`%${userId}%`} limit 1`.execute(
        api.deps.db,
      )
      if (hit.rows.length > 0) found.push(name)
    }
    return found.toSorted()
  }

  test('is refused to the last owner of an account with colleagues', async () => {
    const owner = await joinAs(api, 'business')
    const colleague = await inviteColleague(api, owner, 'member')
    expect((await remove(owner)).refusal.code).toBe('LAST_OWNER')
    expect((await api.call(Me, {}, owner.bearer)).status).toBe(200)
    expect((await remove(colleague)).status).toBe(204)
    expect((await remove(owner)).status).toBe(204)
  })
})

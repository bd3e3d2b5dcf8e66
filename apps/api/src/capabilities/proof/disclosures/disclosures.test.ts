import { GetDisclosure, ListProjectPayments } from '@understory/contracts/proof/disclosures.ts'
import { GetChangeSubject, TakeChangeBack } from '@understory/contracts/staff/changes.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { DISCLOSURE_KEYS } from '@understory/domain/proof/disclosures/disclosure.ts'
import { quartersUntil } from '@understory/domain/proof/disclosures/quarters.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPublishing } from '../../../testing/start-publishing.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { becauseField } from './disclosure-fields.ts'

let api: TestApi
let staff: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  staff = await startPublishing(api)
})
afterAll(() => api.close())

const STOVES = 'clean-cookstoves'
const disclosed = async (projectId: string) =>
  (await api.call(GetDisclosure, { params: { projectId } })).data
const factOf = async (projectId: string, key: (typeof DISCLOSURE_KEYS)[number]) =>
  (await disclosed(projectId)).published?.facts.find((fact) => fact.key === key)

describe('the disclosure of a project', () => {
  test('is complete for the samples that are offsets, and marked as a sample', async () => {
    for (const projectId of [STOVES, 'wind-gujarat']) {
      const { isOffset, isSample, published } = await disclosed(projectId)
      expect([isOffset, isSample]).toEqual([true, true])
      const states = published?.facts.map(({ key, state }) => [key, state])
      expect(states).toEqual(
        DISCLOSURE_KEYS.map((key) => [key, key === 'durability' ? 'not-given' : 'given']),
      )
    }
  })

  test('comes back to the form as it was typed, and a change of one fact keeps the others', async () => {
    const before = await disclosed(STOVES)
    const yearly = '2023; 9870.5\n2024; 10120; https://registry.example/2024'
    const checkedOn = dayOf(api.deps.clock())
    const values = { yearly, checkedOn, checkedWith: 'Rowan, at the registry' }
    const change = { kind: 'disclosure', subject: STOVES, values }
    const changeId = await staff.publish(change)
    const params = { kind: 'disclosure', subject: STOVES }
    const stored = (await api.call(GetChangeSubject, { params }, staff.author)).data.values
    expect(stored).toMatchObject(values)
    expect((await factOf(STOVES, 'yearly'))?.lines).toEqual([
      { text: '2023: 9,870.5 t CO2e', url: null },
      { text: '2024: 10,120 t CO2e', url: 'https://registry.example/2024' },
    ])
    const after = await disclosed(STOVES)
    expect(after.published).toMatchObject({ version: 2, checkedOn, isOld: false })
    const others = (told: typeof after) =>
      told.published?.facts.filter(({ key }) => key !== 'yearly')
    expect(others(after)).toEqual(others(before))

    const back = await api.call(
      TakeChangeBack,
      { params: { changeId }, body: { reason: 'Wrong year.' } },
      staff.author,
    )
    await staff.publishDraft(back.data.changeId)
    const again = await disclosed(STOVES)
    expect(again.published?.version).toBe(3)
    expect(again.published?.facts).toEqual(before.published?.facts)
  })

  test('is refused beside its fields, with a reason for what is missing', async () => {
    const draft = (values: Record<string, string>) =>
      staff.draft({ kind: 'disclosure', subject: STOVES, values })
    const refused = await draft({
      verifications: '',
      yearly: '2023; many',
      quantities: '2022-03-31; stopped; 1',
      protocolVersion: '',
      timelineTo: '2020-01-01',
      checkedOn: '2999-01-01',
      durabilityYears: '100',
      registryProjectId: '',
    })
    const problems = Object.fromEntries(
      (refused.refusal.problems ?? []).map(({ field, message }) => [field, message]),
    )
    expect(problems).toMatchObject({
      'values.verifications': expect.stringContaining('or say below why it is not given'),
      'values.yearly': expect.stringContaining('Line 1 has a number of tonnes'),
      'values.quantities': expect.stringContaining('Line 1 says started, modified'),
      'values.protocolVersion': expect.stringContaining('exact version'),
      'values.timelineTo': expect.stringContaining('before it begins'),
      'values.checkedOn': expect.stringContaining('not come yet'),
      'values.durabilityBasis': expect.stringContaining('on what that is based'),
      'values.registryProjectId': expect.stringContaining('its number there'),
    })
    const because = { [becauseField('verification')]: 'Nobody verified it.' }
    await staff.publish({
      kind: 'disclosure',
      subject: STOVES,
      values: { verifications: '', ...because },
    })
    expect(await factOf(STOVES, 'verification')).toMatchObject({
      state: 'not-given',
      because: 'Nobody verified it.',
    })
  })

  test('that was checked long ago says so; of trees it is no duty', async () => {
    await staff.publish({
      kind: 'disclosure',
      subject: 'highland-birch',
      values: { startedOn: '2020-10-01', checkedOn: '2020-12-01', checkedWith: 'Rowan' },
    })
    const told = await disclosed('highland-birch')
    expect([told.isOffset, told.published?.isOld]).toEqual([false, true])
    expect((await factOf('highland-birch', 'registry'))?.state).toBe('open')
    const nothing = await api.call(GetDisclosure, { params: { projectId: 'nowhere' } })
    expect(nothing.refusal.code).toBe('PROJECT_NOT_FOUND')
    expect((await disclosed('coastal-collection')).published).toBeNull()
  })

  test('never changes once it is published', async () => {
    for (const table of ['project_disclosure', 'project_quantity', 'project_verification'])
      await expect(
        sql`update ${sql.table(table)} set version = 9`.execute(api.deps.db),
      ).rejects.toThrow()
  })
})

describe('a payment to a project', () => {
  const SHA = 'ab'.repeat(32)
  const RECEIPT = {
    paid: '1250.00',
    currency: 'KES',
    paidOn: '2026-01-05',
    quantity: '10.5',
    receiptUrl: 'https://files.example/receipt.pdf',
    receiptSha256: SHA,
  }
  const subjectOf = (quarter: string) => `${STOVES}.${quarter}`
  const paid = async () =>
    (await api.call(ListProjectPayments, { params: { projectId: STOVES } })).data

  test('is published by a second person, and corrected by another version', async () => {
    const [, quarter = ''] = quartersUntil(dayOf(new Date()), 2)
    const subject = subjectOf(quarter)
    expect(await paid()).toMatchObject({ payments: [], paidFor: 0, shares: [] })
    await staff.publish({ kind: 'project-payment', subject, values: RECEIPT })
    expect((await paid()).payments).toEqual([
      {
        quarter,
        version: 1,
        paid: { minor: 125_000, currency: 'KES' },
        paidOn: '2026-01-05',
        quantity: 10_500_000,
        note: '',
        receipt: { url: RECEIPT.receiptUrl, sha256: SHA },
        notPublicBecause: null,
      },
    ])
    const corrected = {
      paid: '1300.50',
      receiptUrl: '',
      receiptSha256: '',
      notPublicBecause: 'It names a person.',
    }
    await staff.publish({ kind: 'project-payment', subject, values: corrected })
    expect((await paid()).payments).toMatchObject([
      { version: 2, paid: { minor: 130_050 }, receipt: null, quantity: 10_500_000 },
    ])
    expect((await paid()).paidFor).toBe(10_500_000)
  })

  test('is refused beside its fields', async () => {
    const [quarter = ''] = quartersUntil(dayOf(new Date()), 1)
    const values = { ...RECEIPT, currency: 'pounds', paidOn: '2999-01-01', receiptSha256: 'abc' }
    const more = { ...values, currency: 'GBPP', notPublicBecause: 'Both.', quantity: '-1' }
    const draft = (given: Record<string, string>) =>
      staff.draft({ kind: 'project-payment', subject: subjectOf(quarter), values: given })
    const fieldsOf = async (given: Record<string, string>) =>
      (await draft(given)).refusal.problems?.map(({ field }) => field)
    expect(await fieldsOf(more)).toEqual(['values.currency', 'values.quantity'])
    expect(await fieldsOf({ ...values, currency: 'GB1', notPublicBecause: 'Both.' })).toEqual([
      'values.currency',
      'values.paidOn',
      'values.receiptUrl',
      'values.receiptSha256',
    ])
    const unknown = await staff
      .draft({ kind: 'project-payment', subject: `${STOVES}.1999-Q1`, values: RECEIPT })
      .catch((fault) => fault)
    expect(unknown.refusal.code).toBe('CHANGE_KIND_NOT_FOUND')
  })
})

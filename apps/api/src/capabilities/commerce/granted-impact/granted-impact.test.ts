import {
  EnterImpact,
  GetEvidence,
  ListGrantedImpact,
  ListGrantedTo,
  ReverseGrantedImpact,
} from '@understory/contracts/commerce/granted-impact.ts'
import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { GetImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { ListActivity } from '@understory/contracts/staff/console/staff.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
let staff: Awaited<ReturnType<typeof joinStaff>>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
  staff = await joinStaff(api)
})
afterAll(() => closeInBalance(api))

const PAPER = Buffer.from('%PDF-1.7\nA receipt of the other registry.')
const ENTRY = {
  kind: 'off-platform' as const,
  title: 'Peat bog of 2025',
  milliTrees: 0,
  co2eGrams: 4_000_000,
  plasticGrams: 0,
  effectiveOn: '2025-06-30',
  evidence: { name: 'receipt.pdf', file: PAPER.toString('base64') },
}

const enter = (change: object = {}, bearer = staff.bearer) =>
  api.call(EnterImpact, { body: { accountId: ada.accountId, ...ENTRY, ...change } }, bearer)
const listed = async (person: TestPerson) =>
  (await api.call(ListGrantedImpact, {}, person.bearer)).data.granted
const co2eOf = async (person: TestPerson) =>
  (await api.call(GetImpactMetrics, { query: {} }, person.bearer)).data.totals.co2eGrams

describe('impact that staff enter', () => {
  test.each(['offer', 'off-platform'] as const)(
    'as %s is in the ledger under its own source, with evidence and certificate',
    async (kind) => {
      const { data } = await enter({ kind })
      const { rows } = await sql`select source_kind, product, impact, quantity, effective_from
        from impact_ledger_entry where source_id = ${data.grantedId}`.execute(api.deps.db)
      expect(rows).toEqual([
        {
          source_kind: kind,
          product: `business-${kind.replace('-', '')}-onetime`,
          impact: 'co2e',
          quantity: 4_000_000,
          effective_from: '2025-06-30',
        },
      ])
      const granted = (await listed(ada)).find(({ grantedId }) => grantedId === data.grantedId)
      const { certificateId = '' } = granted ?? {}
      const verified = await api.call(VerifyCertificate, { params: { certificateId } })
      expect(verified.data).toMatchObject({
        user: 'Analytical Engines Ltd',
        reference: 'Peat bog of 2025',
        products: { trees: 0, kg_co2e: 4_000, g_plastic: 0 },
      })
      const params = { grantedId: data.grantedId }
      const paper = await api.call(GetEvidence, { params }, ada.bearer)
      expect(Buffer.from(paper.data as unknown as Uint8Array)).toEqual(PAPER)
    },
  )

  test('counts on the dashboard until it is reversed, once, with the reason', async () => {
    const before = await co2eOf(ada)
    const { data } = await enter()
    expect(await co2eOf(ada)).toBe(before + 4_000_000)
    const reverse = () =>
      api.call(
        ReverseGrantedImpact,
        { params: data, body: { reason: 'It was entered for another customer.' } },
        staff.bearer,
      )
    const answers = await Promise.all([reverse(), reverse()])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await co2eOf(ada)).toBe(before)
    const [granted] = await listed(ada)
    expect(granted?.reversed?.reason).toBe('It was entered for another customer.')
    const certificateId = granted?.certificateId ?? ''
    const verified = await api.call(VerifyCertificate, { params: { certificateId } })
    expect(verified.refusal.code).toBe('CERTIFICATE_REFUNDED')
    const activity = await api.call(ListActivity, { query: {} }, ada.bearer)
    expect(activity.data.entries.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['impact-entered', 'impact-taken-back']),
    )
  })

  test.each([
    [{ co2eGrams: 0 }, 'NO_PRODUCTS_SELECTED', undefined],
    [{ title: '' }, 'BAD_REQUEST', 'title'],
    [{ kind: 'present' }, 'BAD_REQUEST', 'kind'],
    [{ effectiveOn: '2025-02-30' }, 'BAD_REQUEST', 'effectiveOn'],
    [{ co2eGrams: 200_000_000_000 }, 'BAD_REQUEST', 'co2eGrams'],
    [{ evidence: { name: 'a.pdf', file: '' } }, 'BAD_REQUEST', 'evidence.file'],
    [
      { evidence: { name: 'a.pdf', file: Buffer.from('<html>').toString('base64') } },
      'EVIDENCE_INVALID',
      'evidence',
    ],
    [{ accountId: '0a4f0c1e-7a51-4c53-9d84-0d0f3f0c5b11' }, 'ACCOUNT_UNKNOWN', undefined],
  ])('is refused as %j', async (change, code, field) => {
    const { refusal } = await enter(change)
    expect(refusal.code).toBe(code)
    expect(refusal.problems?.[0]?.field).toBe(field)
  })

  test('is entered by staff alone, and its evidence is its account’s alone', async () => {
    expect((await enter({}, ada.bearer)).refusal.code).toBe('FORBIDDEN')
    const { data } = await enter()
    const mallory = await joinAs(api, 'business')
    const paper = await api.call(GetEvidence, { params: data }, mallory.bearer)
    expect(paper.refusal.code).toBe('GRANTED_NOT_FOUND')
    const params = { accountId: ada.accountId }
    const staffList = await api.call(ListGrantedTo, { params }, staff.bearer)
    expect(staffList.data.account).toBe('Analytical Engines Ltd')
    expect(staffList.data.granted.length).toBeGreaterThan(0)
  })

  test('never changes afterwards', async () => {
    const { data } = await enter()
    const change = sql`update granted_impact set co2e_grams = 1 where id = ${data.grantedId}`
    await expect(change.execute(api.deps.db)).rejects.toThrow('stays as it was entered')
    await expect(sql`delete from impact_evidence`.execute(api.deps.db)).rejects.toThrow()
  })
})

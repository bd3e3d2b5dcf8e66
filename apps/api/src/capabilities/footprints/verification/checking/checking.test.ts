import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  ClearPlausibilityWarning,
  ListPlausibilityWarnings,
} from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import {
  GetFootprintCertificatePdf,
  GetFootprintReport,
  IssueFootprintCertificate,
  VerifyFootprintCertificate,
} from '@understory/contracts/footprints/documents.ts'
import {
  AnswerPoints,
  CheckLines,
  GetVerificationReadiness,
  NoteError,
  PlanVerification,
  RemoveError,
} from '@understory/contracts/footprints/verification/verification-checks.ts'
import { QuoteVerification } from '@understory/contracts/footprints/verification/verification-orders.ts'
import {
  DecideVerification,
  RequestVerification,
  ViewVerification,
} from '@understory/contracts/footprints/verification/verifications.ts'
import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'
import type { AssuranceLevel } from '@understory/domain/footprints/verification/materiality.ts'
import type { VerifiablePart } from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { askOutcome, payFor } from '../../../../testing/commerce/purchases.ts'
import { completeCheck } from '../../../../testing/footprints/complete-check.ts'
import { readyToVerify } from '../../../../testing/footprints/ready-to-verify.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { joinStaff } from '../../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
let staff: Awaited<ReturnType<typeof joinStaff>>['bearer']
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
  staff = (await joinStaff(api)).bearer
})
afterAll(() => closeInBalance(api))

const THREE: readonly CategoryKey[] = ['stationaryCombustion', 'businessTravel', 'capitalGoods']
const OWN_AND_TRAVEL: readonly VerifiablePart[] = ['scopesOneTwo', 'businessTravel']

async function buy(): Promise<void> {
  const chosen = { scopesOneTwo: true, categories: ['businessTravel' as const] }
  const { data } = await api.call(QuoteVerification, { body: { currency: 'GBP', ...chosen } })
  const { paymentId } = await payFor(api, ada, data.quoteId)
  await askOutcome(api, ada, paymentId)
}

const hand = (footprintId: string, covers: readonly VerifiablePart[], level?: AssuranceLevel) =>
  api.call(
    RequestVerification,
    { params: { footprintId }, body: { covers: [...covers], ...(level && { level }) } },
    ada.bearer,
  )

async function handedOver(level: AssuranceLevel = 'limited') {
  await buy()
  const { footprintId, lineIds } = await readyToVerify(api, ada, THREE)
  const { data } = await hand(footprintId, OWN_AND_TRAVEL, level)
  return { footprintId, lineIds, params: { verificationId: data.verificationId } }
}

type OfVerification = { readonly verificationId: string }
const checkOf = async (params: OfVerification) =>
  (await api.call(ViewVerification, { params }, staff)).data.check
const verify = (params: OfVerification, by = staff) =>
  api.call(DecideVerification, { params, body: { outcome: 'verified' } }, by)
const messagesOf = (refusal: { problems?: readonly { message: string }[] | undefined }) =>
  (refusal.problems ?? []).map(({ message }) => message)

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  })
  return text.replaceAll(/\s+/g, ' ')
}

async function explainWarnings(params: { readonly footprintId: string }) {
  const { warnings } = (await api.call(ListPlausibilityWarnings, { params }, ada.bearer)).data
  for (const { key } of warnings) {
    const body = { key, reason: 'We sold a van.' }
    await api.call(ClearPlausibilityWarning, { params, body }, ada.bearer)
  }
}

describe('handing parts over', () => {
  const bare = async (footprintId: string) => {
    const ownFactor = { kgCo2e: 2, unit: 'kg', source: 'Mill' }
    const line = { category: 'businessTravel', quantity: 400, unit: 'kg', ownFactor } as const
    const lines = [{ ...line, description: 'Taxis' }]
    await api.call(AddLines, { params: { footprintId }, body: { lines } }, ada.bearer)
  }

  test('shows how much of each part has evidence, before anything is bought', async () => {
    const { footprintId } = await readyToVerify(api, ada, THREE)
    const params = { footprintId }
    const read = async () => (await api.call(GetVerificationReadiness, { params }, ada.bearer)).data
    const of = (parts: Awaited<ReturnType<typeof read>>['parts'], part: VerifiablePart) =>
      parts.find((each) => each.part === part)
    expect(of((await read()).parts, 'businessTravel')).toEqual({
      part: 'businessTravel',
      name: 'Business travel',
      grams: 200_000,
      evidencedGrams: 200_000,
      evidencedPercent: 100,
      problem: null,
    })
    await bare(footprintId)
    const later = await read()
    expect(of(later.parts, 'businessTravel')?.evidencedPercent).toBe(20)
    expect(later.problems.join(' ')).toContain('changed since they were declared')
    const other = await joinAs(api, 'business')
    const refused = await api.call(GetVerificationReadiness, { params }, other.bearer)
    expect(refused.refusal.code).toBe('INVENTORY_NOT_FOUND')
  })

  test('is refused with the list of what is missing, and nothing is used up', async () => {
    await buy()
    const { footprintId } = await readyToVerify(api, ada, THREE)
    await bare(footprintId)
    const limited = (await hand(footprintId, OWN_AND_TRAVEL)).refusal
    expect(limited.code).toBe('NOT_READY')
    expect(messagesOf(limited)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('changed since they were declared'),
        'Business travel: Taxis is one of the five largest lines, and has no file.',
      ]),
    )
    const reasonable = (await hand(footprintId, OWN_AND_TRAVEL, 'reasonable')).refusal
    expect(messagesOf(reasonable)).toContain(
      'Business travel: files or ledger rows stand behind 20% of it, and 95% is needed.',
    )
    await api.deps.db
      .deleteFrom('inventory_category')
      .where('category', '=', 'franchises')
      .where('account_id', '=', ada.accountId)
      .execute()
    const open = (await hand(footprintId, ['scopesOneTwo', 'franchises'])).refusal
    expect(messagesOf(open)).toContain('Franchises: neither figures nor a reason are given yet.')
    const ready = await readyToVerify(api, ada, THREE)
    const leapt = (await hand(ready.footprintId, OWN_AND_TRAVEL)).refusal
    expect(messagesOf(leapt)).toEqual([expect.stringMatching(/the year before\. Please say/)])
    await explainWarnings(ready)
    expect((await hand(ready.footprintId, OWN_AND_TRAVEL)).status).toBe(201)
  })

  test('is refused while a line comes out differently when it is computed again', async () => {
    await buy()
    const { footprintId, lineIds } = await readyToVerify(api, ada, THREE)
    const { db } = api.deps
    const set = (quantity: number) =>
      db
        .updateTable('inventory_line')
        .set({ quantity })
        .where('id', '=', lineIds[1] ?? '')
        .execute()
    await set(101)
    const { refusal } = await hand(footprintId, OWN_AND_TRAVEL)
    expect(messagesOf(refusal).slice(-1)).toEqual([
      expect.stringMatching(/^Computed again, these lines come out differently: Of \w+\. Please/),
    ])
    await set(100)
    expect((await hand(footprintId, OWN_AND_TRAVEL)).status).toBe(201)
  })
})

describe('a check', () => {
  test('has a sample, a checklist and a materiality, and nothing is verified before it is done', async () => {
    const { params } = await handedOver()
    const check = await checkOf(params)
    expect(check).toMatchObject({
      level: 'limited',
      partsGrams: 400_000,
      materialityGrams: 20_000,
      evidencedPercent: 100,
      benchmarkPercent: 0,
      differing: [],
      errors: [],
    })
    expect(check?.sample).toHaveLength(2)
    expect(check?.points).toHaveLength(14)
    const early = (await verify(params)).refusal
    expect(early.code).toBe('NOT_CHECKED')
    expect(messagesOf(early)).toEqual([
      '2 of the 2 lines of the sample are not looked at yet.',
      '14 of the 14 points of the checklist have no answer yet.',
    ])
    await completeCheck(api, params.verificationId, staff)
    const line = check?.sample[0]?.line.lineId ?? ''
    const some = { lines: [{ lineId: line, checks: ['documentSeen' as const] }] }
    await api.call(CheckLines, { params, body: some }, staff)
    expect(messagesOf((await verify(params)).refusal)).toEqual([
      '1 of the 2 lines of the sample are not looked at yet.',
    ])
    await completeCheck(api, params.verificationId, staff)
    expect((await verify(params)).status).toBe(204)
    expect((await api.call(CheckLines, { params, body: some }, staff)).refusal.code).toBe(
      'VERIFICATION_NOT_FOUND',
    )
  })

  test('takes a “no” with what was found alone, and lines of its footprint alone', async () => {
    const { params } = await handedOver()
    const answer = (note: string) =>
      api.call(
        AnswerPoints,
        { params, body: { points: [{ point: 'meters', answer: 'no', note }] } },
        staff,
      )
    expect((await answer(' ')).refusal.problems?.[0]?.field).toBe('note-meters')
    expect((await answer('One meter is in the yard of a neighbour.')).status).toBe(204)
    expect((await checkOf(params))?.points.find(({ point }) => point === 'meters')).toMatchObject({
      answer: 'no',
      note: 'One meter is in the yard of a neighbour.',
    })
    const strange = { lines: [{ lineId: crypto.randomUUID(), checks: [] }] }
    const refused = await api.call(CheckLines, { params, body: strange }, staff)
    expect(refused.refusal.code).toBe('LINE_NOT_FOUND')
  })

  test('with errors above the materiality cannot verify, and materiality only goes down', async () => {
    const { params, lineIds } = await handedOver()
    await completeCheck(api, params.verificationId, staff)
    const note = (grams: number) =>
      api.call(
        NoteError,
        { params, body: { grams, note: 'A digit too many', lineId: lineIds[0] ?? null } },
        staff,
      )
    await note(25_000)
    const { data } = await note(-3_000)
    expect(messagesOf((await verify(params)).refusal)).toEqual([
      'The errors come to 22 kg, more than the materiality of 20 kg.',
    ])
    const remove = (errorId: string) =>
      api.call(RemoveError, { params: { ...params, errorId } }, staff)
    expect((await remove(data.errorId)).status).toBe(204)
    expect((await remove(data.errorId)).refusal.code).toBe('ERROR_NOT_FOUND')
    await note(-6_000)
    const plan = (materialityBasisPoints: number) =>
      api.call(PlanVerification, { params, body: { materialityBasisPoints } }, staff)
    expect((await plan(400)).status).toBe(204)
    expect((await plan(500)).refusal.code).toBe('PLAN_FIXED')
    expect((await plan(600)).refusal.code).toBe('BAD_REQUEST')
    expect(messagesOf((await verify(params)).refusal)).toEqual([
      'The errors come to 19 kg, more than the materiality of 16 kg.',
    ])
  })

  test('notes so many errors and no more', async () => {
    const { params } = await handedOver()
    const { db, clock, newId } = api.deps
    await db
      .insertInto('verification_error')
      .values(
        Array.from({ length: 200 }, () => ({
          id: newId(),
          verification_id: params.verificationId,
          account_id: ada.accountId,
          grams: 1,
          note: 'One',
          noted_at: clock(),
        })),
      )
      .execute()
    const one = { params, body: { grams: 1, note: 'One more' } }
    expect((await api.call(NoteError, one, staff)).refusal.code).toBe('TOO_MANY_ERRORS')
  })

  test('with reasonable assurance needs a second person to decide', async () => {
    const { params } = await handedOver('reasonable')
    await completeCheck(api, params.verificationId, staff)
    expect((await verify(params)).refusal.code).toBe('SECOND_PERSON_NEEDED')
    const second = (await joinStaff(api)).bearer
    expect((await verify(params, second)).status).toBe(204)
  })

  test('of a footprint from before parts were named begins by naming them, once', async () => {
    const { params } = await handedOver()
    await api.deps.db
      .updateTable('footprint_verification')
      .set({ covers: null, level: null, sample_start: null })
      .where('id', '=', params.verificationId)
      .execute()
    expect(await checkOf(params)).toBeNull()
    expect((await verify(params)).refusal.code).toBe('PARTS_NOT_NAMED')
    const name = (covers: readonly VerifiablePart[]) =>
      api.call(
        PlanVerification,
        { params, body: { named: { covers: [...covers], level: 'limited' } } },
        staff,
      )
    expect((await name(['scopesOneTwo'])).refusal.code).toBe('PARTS_NOT_BOUGHT')
    expect((await name(OWN_AND_TRAVEL)).status).toBe(204)
    expect((await name(OWN_AND_TRAVEL)).refusal.code).toBe('PLAN_FIXED')
    expect((await checkOf(params))?.sample).toHaveLength(2)
  })
})

test('what is bought for scopes 1 and 2 and business travel is stated of exactly these, the rest apart', async () => {
  const { params, footprintId } = await handedOver()
  await completeCheck(api, params.verificationId, staff)
  expect((await verify(params)).status).toBe(204)
  const of = { params: { footprintId } }
  const { certificateId } = (await api.call(IssueFootprintCertificate, of, ada.bearer)).data
  const stated = (
    await api.call(VerifyFootprintCertificate, {
      params: { footprintCertificateId: certificateId },
    })
  ).data.statement
  expect(stated?.verification).toMatchObject({
    standard: 'Procedure guided by ISO 14064-3:2019',
    assurance: 'limited',
    covers: ['Scopes 1 and 2', 'Business travel'],
    parts: {
      verified: [
        { part: 'scopesOneTwo', grams: 200_000 },
        { part: 'businessTravel', grams: 200_000 },
      ],
      notVerified: [{ part: 'capitalGoods', grams: 200_000 }],
    },
  })
  expect(stated?.verification?.statement).toMatch(
    /^On \d+ \w+ 20\d\d we checked scopes 1 and 2 and business travel of the footprint of Fernbank for .*, 400 kg of CO2e\. We saw evidence for 100%, recomputed all lines and sampled 2 lines\. Nothing came to our attention that makes us believe that this sum is misstated by more than 20 kg\. We did not check: capital goods \(200 kg of CO2e\)\. The figure is 0% benchmark\.$/,
  )
  const paper = await api.call(
    GetFootprintCertificatePdf,
    { params: { footprintCertificateId: certificateId } },
    ada.bearer,
  )
  const report = await api.call(GetFootprintReport, of, ada.bearer)
  for (const text of [await textOf(paper.data), await textOf(report.data)]) {
    expect(text).toContain('Verified: 0.40 t (Scopes 1 and 2 0.20 t, Business travel 0.20 t).')
    expect(text).toContain('Not verified: 0.20 t (Capital goods).')
    expect(text).toContain('This is not an independent third-party verification')
    expect(text).toMatch(/Verified by [^,]+, limited, on /)
  }
})

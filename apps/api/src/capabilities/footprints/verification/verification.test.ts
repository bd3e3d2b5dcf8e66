import { createHash } from 'node:crypto'
import {
  DownloadEvidenceOfVerification,
  ListEvidenceReadings,
  RemoveEvidence,
  UploadEvidence,
} from '@understory/contracts/footprints/company-footprints/evidence.ts'
import {
  ListFootprints,
  SaveFootprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  ListVerificationOrders,
  QuoteVerification,
} from '@understory/contracts/footprints/verification/verification-orders.ts'
import {
  AnswerQuestion,
  AskQuestion,
} from '@understory/contracts/footprints/verification/verification-questions.ts'
import {
  AnswerUnlock,
  DecideVerification,
  GetVerificationArchive,
  GetVerifications,
  ListFootprintWork,
  RequestUnlock,
  RequestVerification,
  ViewVerification,
} from '@understory/contracts/footprints/verification/verifications.ts'
import { SAMPLES } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import type { VerifiablePart } from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { askOutcome, payFor } from '../../../testing/commerce/purchases.ts'
import { emailTo } from '../../../testing/emails.ts'
import { completeCheck } from '../../../testing/footprints/complete-check.ts'
import { readyToVerify } from '../../../testing/footprints/ready-to-verify.ts'
import { openArchives } from '../../../testing/open-archives.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const COVERS = { covers: ['scopesOneTwo' as const], level: 'limited' as const }

let api: TestApi
let ada: TestPerson
let staff: Awaited<ReturnType<typeof joinStaff>>['bearer']
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
  ada = await joinAs(api, 'business')
  staff = (await joinStaff(api)).bearer
})
afterAll(() => closeInBalance(api))

type Params = { footprintId: string }

let months = 0
async function estimated(): Promise<Params> {
  const input = {
    sector: 'bakery_products',
    turnover: 850_000,
    currency: 'GBP',
    year: 2024,
    country: 'GB',
  }
  months += 1
  const startMonth = new Date(Date.UTC(2001, months)).toISOString().slice(0, 7)
  const body = { input, companyName: 'Fernbank', startMonth, frequency: 'annual' } as const
  return { footprintId: (await api.call(SaveFootprint, { body }, ada.bearer)).data.footprintId }
}

async function declared(): Promise<Params> {
  const { footprintId } = await readyToVerify(api, ada)
  return { footprintId }
}

const add = (params: Params) => {
  const ownFactor = { kgCo2e: 2, unit: 'kg', source: 'Mill' }
  const line = { category: 'stationaryCombustion', quantity: 100, unit: 'kg', ownFactor } as const
  return api.call(AddLines, { params, body: { lines: [line] } }, ada.bearer)
}

async function buy(...categories: 'businessTravel'[]): Promise<void> {
  const body = { currency: 'GBP' as const, scopesOneTwo: true, categories }
  const { data } = await api.call(QuoteVerification, { body })
  const { paymentId } = await payFor(api, ada, data.quoteId)
  await askOutcome(api, ada, paymentId)
}

const request = (params: Params) =>
  api.call(RequestVerification, { params, body: COVERS }, ada.bearer)
const statusOf = async ({ footprintId }: Params) => {
  const { footprints } = (await api.call(ListFootprints, {}, ada.bearer)).data
  return footprints.find((each) => each.footprintId === footprintId)?.status
}
const work = async () => (await api.call(ListFootprintWork, {}, staff)).data
const decide = (verificationId: string, body: object) =>
  api.call(DecideVerification, { params: { verificationId }, body: body as never }, staff)
const VERIFIED = { outcome: 'verified' }
const verify = async (verificationId: string) => {
  await completeCheck(api, verificationId, staff)
  return decide(verificationId, VERIFIED)
}

describe('handing a footprint over', () => {
  test('needs a declared one, and a verification that was paid for and not used', async () => {
    const estimate = await estimated()
    expect((await request(estimate)).refusal).toMatchObject({
      code: 'ESTIMATED_NOT_VERIFIABLE',
      message: 'An Estimated footprint cannot be verified.',
    })
    const footprint = await declared()
    expect((await request(footprint)).refusal.code).toBe('VERIFICATION_NOT_BOUGHT')
    const unused = async () =>
      (await api.call(GetVerifications, { params: footprint }, ada.bearer)).data.unused
    expect(await unused()).toBe(0)
    await buy()
    expect(await unused()).toBe(1)
    expect((await request(footprint)).status).toBe(201)
    expect(await unused()).toBe(0)
    expect(await statusOf(footprint)).toBe('verifying')
    expect((await request(footprint)).refusal.code).toBe('FOOTPRINT_LOCKED')
    expect((await add(footprint)).refusal.code).toBe('FOOTPRINT_LOCKED')
    expect((await request(await declared())).refusal.code).toBe('VERIFICATION_NOT_BOUGHT')
  })

  test('names its parts, as many as were paid for; others than those chosen first are taken', async () => {
    const grace = await joinAs(api, 'business')
    const params = await declared()
    const hand = (covers: readonly VerifiablePart[]) =>
      api.call(RequestVerification, { params, body: { covers: [...covers] } }, ada.bearer)
    await buy('businessTravel')
    const { data } = await api.call(GetVerifications, { params }, ada.bearer)
    expect(data.unusedOrders.at(-1)).toEqual({
      scopesOneTwo: true,
      scopeThreeCategories: 1,
      parts: ['scopesOneTwo', 'businessTravel'],
    })
    const refused = (await hand(['scopesOneTwo', 'franchises', 'investments'])).refusal
    expect(refused.code).toBe('PARTS_NOT_BOUGHT')
    expect(refused.problems?.[0]?.message).toContain('1 category of scope 3')
    expect((await hand([])).refusal.code).toBe('BAD_REQUEST')
    expect((await hand(['scopesOneTwo', 'scopesOneTwo'])).refusal.code).toBe('BAD_REQUEST')
    expect((await hand(['scopesOneTwo', 'franchises'])).status).toBe(201)
    const shown = await api.call(GetVerifications, { params }, ada.bearer)
    expect(shown.data.verifications[0]?.covers).toEqual(['Scopes 1 and 2', 'Franchises'])
    expect((await api.call(GetVerifications, { params }, grace.bearer)).status).toBe(404)
  })

  test('four at the same time use each of two verifications once', async () => {
    await buy()
    await buy()
    const four = [await declared(), await declared(), await declared(), await declared()]
    const answers = await Promise.all(four.map((footprint) => request(footprint)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
  })

  test('is said of the order that it used, until and after it is decided', async () => {
    const newest = async () =>
      (await api.call(ListVerificationOrders, {}, ada.bearer)).data.orders[0]
    await buy()
    expect(await newest()).toMatchObject({
      services: ['Verification of scopes 1 and 2'],
      used: null,
    })
    const params = await declared()
    const { verificationId } = (await request(params)).data
    expect((await newest())?.used).toMatchObject({ ...params, outcome: null, decidedAt: null })
    await decide(verificationId, { outcome: 'returned', findings: 'The gas bills are missing.' })
    expect((await newest())?.used).toMatchObject({ companyName: 'Fernbank', outcome: 'returned' })
  })

  test('of another account finds nothing', async () => {
    const grace = await joinAs(api, 'business')
    const params = await declared()
    const asked = { params, body: COVERS }
    const refused = await api.call(RequestVerification, asked, grace.bearer)
    expect(refused.refusal.code).toBe('FOOTPRINT_NOT_FOUND')
    const seen = await api.call(GetVerifications, { params }, grace.bearer)
    expect(seen.refusal.code).toBe('FOOTPRINT_NOT_FOUND')
  })
})

describe('staff', () => {
  async function handedOver() {
    await buy()
    const params = await declared()
    const { verificationId } = (await request(params)).data
    return { params, verificationId }
  }

  test('see the inventory with its lines, and verify it against a standard, once', async () => {
    const { params, verificationId } = await handedOver()
    const waiting = (await work()).verifications
    expect(waiting.at(-1)).toMatchObject({ verificationId, companyName: 'Fernbank' })
    const viewed = await api.call(ViewVerification, { params: { verificationId } }, staff)
    expect(viewed.data.lines).toHaveLength(1)
    expect(viewed.data.inventory.totals.total).toBe(200_000)
    expect((await decide(verificationId, { ...VERIFIED, statement: ' ' })).status).toBe(400)
    expect((await verify(verificationId)).status).toBe(204)
    expect(await statusOf(params)).toBe('verified')
    const decision = RegExp(
      `is verified.*Procedure guided by ISO 14064-3:2019.*${params.footprintId}`,
      's',
    )
    await emailTo(api, ada.email, decision)
    expect((await decide(verificationId, VERIFIED)).refusal.code).toBe('VERIFICATION_NOT_FOUND')
    const shown = await api.call(GetVerifications, { params }, ada.bearer)
    expect(shown.data.verifications[0]).toMatchObject({
      standard: 'Procedure guided by ISO 14064-3:2019',
      covers: ['Scopes 1 and 2'],
      parts: [{ part: 'scopesOneTwo', grams: 200_000 }],
    })
  })

  test('leave what it rests on as an archive, which checks itself and names nobody', async () => {
    const { params, verificationId } = await handedOver()
    const archive = (by = ada.bearer) => api.call(GetVerificationArchive, { params }, by)
    expect((await archive()).refusal.code).toBe('NOT_VERIFIED')
    await verify(verificationId)
    const { data } = await archive()
    const files = unzipSync(new Uint8Array(data))
    const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8')
    const sha256 = createHash('sha256').update(text('declaration.json')).digest('hex')
    expect(text('declaration.sha256')).toBe(`${sha256}  declaration.json\n`)
    expect(JSON.parse(text('verification.json'))).toMatchObject({
      covers: ['Scopes 1 and 2'],
      standard: 'Procedure guided by ISO 14064-3:2019',
      checked: { partsGrams: 200_000, errors: [] },
    })
    const [, ...evidence] = text('evidence.csv').trim().split('\n')
    expect(evidence.length).toBeGreaterThan(0)
    for (const row of evidence) {
      const [path = '', , , , hash] = row.trim().split(',')
      expect(
        createHash('sha256')
          .update(files[path] ?? '')
          .digest('hex'),
      ).toBe(hash)
    }
    expect(text('verification.json') + text('evidence.csv')).not.toContain(ada.email)
    const stranger = await joinAs(api, 'business')
    expect((await archive(stranger.bearer)).refusal.code).toBe('FOOTPRINT_NOT_FOUND')
  })

  test('names in the archive what the file store has lost, and what is not as it was uploaded', async () => {
    const { params, verificationId } = await handedOver()
    await verify(verificationId)
    const filesOf = async () =>
      unzipSync(
        new Uint8Array((await api.call(GetVerificationArchive, { params }, ada.bearer)).data),
      )
    const before = await filesOf()
    expect(Object.keys(before)).not.toContain('missing.csv')
    const [path = ''] = Object.keys(before).filter((name) => name.startsWith('evidence/'))
    const key = `evidence/${path.split('/')[1]?.split('.')[0]}` as const
    await api.deps.files.put(key, Buffer.from('other bytes'))
    const changed = await filesOf()
    expect(Object.keys(changed)).not.toContain(path)
    const text = (files: typeof before, name: string) =>
      Buffer.from(files[name] ?? []).toString('utf8')
    expect(text(changed, 'missing.csv')).toContain(
      'The file store has other bytes than were uploaded.',
    )
    await api.deps.files.remove(key)
    const lost = await filesOf()
    expect(text(lost, 'missing.csv')).toContain('It is not in the file store any more.')
    // It is still listed with its hash, without a place in the archive.
    expect(text(lost, 'evidence.csv').split('\n')).toHaveLength(
      text(before, 'evidence.csv').split('\n').length,
    )
    expect(await openArchives()).toEqual([])
  })

  test('return it with findings, and then it can change', async () => {
    const { params, verificationId } = await handedOver()
    expect((await decide(verificationId, { outcome: 'returned', findings: '' })).status).toBe(400)
    await decide(verificationId, { outcome: 'returned', findings: 'The gas bills are missing.' })
    expect(await statusOf(params)).toBe('declared')
    expect((await add(params)).status).toBe(201)
    await emailTo(api, ada.email, /came back with findings.*The gas bills are missing\./s)
  })

  test('open a verified footprint again for a good reason', async () => {
    const { params, verificationId } = await handedOver()
    const ask = (reason: string) =>
      api.call(RequestUnlock, { params, body: { reason } }, ada.bearer)
    expect((await ask('A meter was misread.')).refusal.code).toBe('NOT_VERIFIED')
    await verify(verificationId)
    expect((await ask(' ')).refusal.problems?.[0]?.field).toBe('reason')
    const { requestId } = (await ask('A meter was misread.')).data
    expect((await ask('Again.')).refusal.code).toBe('UNLOCK_REQUESTED')
    expect((await work()).unlockRequests).toMatchObject([{ reason: 'A meter was misread.' }])
    const answer = (to: 'granted' | 'refused') =>
      api.call(AnswerUnlock, { params: { requestId }, body: { answer: to } }, staff)
    expect((await answer('granted')).status).toBe(204)
    expect(await statusOf(params)).toBe('declared')
    expect((await answer('refused')).refusal.code).toBe('UNLOCK_NOT_FOUND')
    await emailTo(api, ada.email, /can be changed again/)
  })

  test('refuse to open it, and it stays verified', async () => {
    const { params, verificationId } = await handedOver()
    await verify(verificationId)
    const body = { reason: 'We would rather have less.' }
    const { requestId } = (await api.call(RequestUnlock, { params, body }, ada.bearer)).data
    const answer = { answer: 'refused', note: 'Less of what?' } as const
    await api.call(AnswerUnlock, { params: { requestId }, body: answer }, staff)
    expect(await statusOf(params)).toBe('verified')
    await emailTo(api, ada.email, /stays as it is.*Less of what\?/s)
  })

  test('ask; the company answers with files while it is locked, and then they decide', async () => {
    const { params, verificationId } = await handedOver()
    const asked = (body: object) =>
      api.call(AskQuestion, { params: { verificationId }, body: body as never }, staff)
    expect((await asked({ text: ' ' })).refusal.problems?.[0]?.field).toBe('text')
    const viewed = await api.call(ViewVerification, { params: { verificationId } }, staff)
    const lineId = viewed.data.lines[0]?.lineId ?? ''
    const elsewhere = await asked({ text: 'Where?', lineId: crypto.randomUUID() })
    expect(elsewhere.refusal.code).toBe('LINE_NOT_FOUND')
    const { questionId } = (await asked({ text: 'Where is the bill of March?', lineId })).data
    const [, link] = await emailTo(api, ada.email, /(http\S+\/questions#question-[\w-]+)/)
    expect(link).toContain(`${params.footprintId}/questions#question-${questionId}`)

    await completeCheck(api, verificationId, staff)
    expect((await decide(verificationId, VERIFIED)).refusal.code).toBe('QUESTIONS_OPEN')
    expect((await work()).verifications.at(-1)).toMatchObject({ questions: 1, openQuestions: 1 })
    const query = { fileName: 'March.pdf', questionId }
    const upload = await api.call(UploadEvidence, { params, query, file: SAMPLES.pdf }, ada.bearer)
    expect(upload.data).toMatchObject({ questionId, status: 'complete' })
    const answering = { params: { ...params, questionId }, body: { text: 'Attached.' } }
    expect((await api.call(AnswerQuestion, answering, ada.bearer)).status).toBe(201)
    const { evidenceId } = upload.data
    const file = { params: { verificationId, evidenceId } }
    const read = await api.call(DownloadEvidenceOfVerification, file, staff)
    expect(read.headers.get('content-disposition')).toContain('March.pdf')
    const other = { params: { verificationId: crypto.randomUUID(), evidenceId } }
    const refused = await api.call(DownloadEvidenceOfVerification, other, staff)
    expect(refused.refusal.code).toBe('EVIDENCE_NOT_FOUND')
    const { readings } = (await api.call(ListEvidenceReadings, { params }, ada.bearer)).data
    expect(readings).toMatchObject([{ fileName: 'March.pdf', by: 'verifier', readerName: null }])
    const another = {
      params: { ...file.params, verificationId: (await handedOver()).verificationId },
    }
    const others = await api.call(DownloadEvidenceOfVerification, another, staff)
    expect(others.refusal.code).toBe('EVIDENCE_NOT_FOUND')

    const shown = await api.call(GetVerifications, { params }, ada.bearer)
    expect(shown.data.verifications[0]?.questions).toMatchObject([
      {
        text: 'Where is the bill of March?',
        category: 'stationaryCombustion',
        lineId,
        askedBy: null,
        answers: [{ text: 'Attached.' }],
        evidence: [{ fileName: 'March.pdf' }],
      },
    ])
    expect((await verify(verificationId)).status).toBe(204)
    const ended = await api.call(DownloadEvidenceOfVerification, file, staff)
    expect(ended.refusal.code).toBe('EVIDENCE_NOT_FOUND')
    const late = await api.call(AnswerQuestion, answering, ada.bearer)
    expect(late.refusal.code).toBe('QUESTION_NOT_FOUND')
    const lateFile = { params, query: { ...query, fileName: 'a.png' }, file: SAMPLES.png }
    const lateUpload = await api.call(UploadEvidence, lateFile, ada.bearer)
    expect(lateUpload.refusal.code).toBe('QUESTION_NOT_FOUND')
    const removing = { params: { ...params, evidenceId } }
    const removed = await api.call(RemoveEvidence, removing, ada.bearer)
    expect(removed.refusal.code).toBe('FOOTPRINT_LOCKED')
    expect((await asked({ text: 'And April?' })).refusal.code).toBe('VERIFICATION_NOT_FOUND')
  })

  test('may decide without an answer when they say so; what was said stays as it was', async () => {
    const { params, verificationId } = await handedOver()
    const body = { text: 'Are you there?' }
    const asking = { params: { verificationId }, body }
    const { questionId } = (await api.call(AskQuestion, asking, staff)).data
    for (const statement of [
      sql`update verification_question set text = 'Never mind' where id = ${questionId}`,
      sql`delete from verification_question where id = ${questionId}`,
    ]) {
      await expect(statement.execute(api.deps.db)).rejects.toThrow('append-only')
    }
    const returned = { outcome: 'returned', findings: 'No answer came.' }
    expect((await decide(verificationId, returned)).refusal.code).toBe('QUESTIONS_OPEN')
    expect((await decide(verificationId, { ...returned, withoutAnswers: true })).status).toBe(204)
    expect(await statusOf(params)).toBe('declared')
  })

  test('ask, and get answers, so often and no more', async () => {
    const { params, verificationId } = await handedOver()
    const asking = { params: { verificationId }, body: { text: 'How?' } }
    const { questionId } = (await api.call(AskQuestion, asking, staff)).data
    const { db } = api.deps
    await sql`insert into verification_answer select gen_random_uuid(), id, account_id, 'So', null,
      now() from verification_question, generate_series(1, 20) where id = ${questionId}`.execute(db)
    const answering = { params: { ...params, questionId }, body: { text: 'So.' } }
    const refused = await api.call(AnswerQuestion, answering, ada.bearer)
    expect(refused.refusal.code).toBe('TOO_MANY_ANSWERS')
    await sql`insert into verification_question select gen_random_uuid(), verification_id, account_id,
      text, null, null, null, now() from verification_question, generate_series(1, 99)
      where id = ${questionId}`.execute(db)
    expect((await api.call(AskQuestion, asking, staff)).refusal.code).toBe('TOO_MANY_QUESTIONS')
  })

  test('alone decide', async () => {
    const { verificationId } = await handedOver()
    const params = { verificationId }
    const body = VERIFIED as never
    const refused = await api.call(DecideVerification, { params, body }, ada.bearer)
    expect(refused.refusal.code).toBe('FORBIDDEN')
  })
})

import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { QuoteVerification } from '@understory/contracts/footprints/verification/verification-orders.ts'
import {
  pdfSaying,
  SAMPLES,
} from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payFor } from '../../../../../../api/src/testing/commerce/purchases.ts'
import {
  refinedFootprint,
  setStatusOf,
} from '../../../../../../api/src/testing/footprints/footprints.ts'
import { joinAs, type TestPerson } from '../../../../../../api/src/testing/people/people.ts'
import { signInStaff } from '../../../../../../api/src/testing/people/staff.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
let ada: TestPerson
let staff: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  site = await startTestSite()
  ada = await joinAs(site.api, 'business')
  staff = await signInStaff(site.api, 'alder')
})
afterAll(() => site.close())

const DASHBOARD = '/my-impact/dashboards/footprint'
const fileOf = (bytes: Uint8Array, name: string) =>
  new File([bytes as Uint8Array<ArrayBuffer>], name)

async function withLine() {
  const footprintId = await refinedFootprint(site.api, ada)
  const ownFactor = { kgCo2e: 2, unit: 'kg', source: 'Mill' }
  const line = { category: 'stationaryCombustion', description: 'Gas of the ovens' } as const
  const body = { lines: [{ ...line, quantity: 100, unit: 'kg', ownFactor }] }
  const { data } = await site.api.call(AddLines, { params: { footprintId }, body }, ada.bearer)
  const base = `${DASHBOARD}/${footprintId}`
  return { footprintId, lineId: data.lines[0]?.lineId ?? '', base }
}

describe('evidence without script', () => {
  test('is added to a line on its category, counted beside it, downloaded and deleted', async () => {
    const { lineId, base } = await withLine()
    const category = `${base}/category/stationaryCombustion`
    const before = await site.get(category, ada)
    expect(before.text).toContain('at most 20 MB each')
    const action = /action="([^"]*\/evidence\?category=[^"]*)"/.exec(before.html)?.[1] ?? ''
    const form = {
      intent: 'upload',
      forLine: lineId,
      file: fileOf(SAMPLES.xlsx, 'Meters <b>.xlsx'),
    }
    const sent = await site.post(action, form, ada)
    expect([sent.status, sent.location]).toEqual([303, `${category}#evidence`])
    const page = await site.get(category, ada)
    expect(page.text).toContain('1 file')
    expect(page.text).toContain('Meters _b_.xlsx')
    expect(page.text).toContain('Meters _b_.xlsx Gas of the ovens ·')
    expect((await site.get(base, ada)).text).toContain('Gas of the ovens: Stationary combustion ·')
    const href = /href="([^"]*\/evidence\/[0-9a-f-]{36})"/.exec(page.html)?.[1] ?? ''
    const { headers, status } = await site.get(href, ada)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringContaining('attachment; filename="Meters _b_.xlsx"'),
      'content-security-policy':
        "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    const stranger = await joinAs(site.api, 'business')
    expect((await site.get(href, stranger)).status).toBe(404)
    const evidenceId = href.split('/').at(-1) ?? ''
    const removed = await site.post(action, { intent: 'remove', evidenceId }, ada)
    expect(removed.location).toBe(`${category}#evidence`)
    expect((await site.get(href, ada)).status).toBe(404)
  })

  test('of several files takes the good ones, and says of the others what is wrong', async () => {
    const { base, lineId } = await withLine()
    const files = [
      fileOf(SAMPLES.pdf, 'a.pdf'),
      fileOf(SAMPLES.png, 'b.pdf'),
      fileOf(new Uint8Array(), 'c.pdf'),
    ]
    const form = { intent: 'upload', forLine: lineId, file: files }
    const page = await site.post(`${base}/evidence`, form, ada)
    expect(page.status).toBe(400)
    expect(page.text).toContain('Some of the files were not taken.')
    expect(page.text).toContain('Add files to Gas of the ovens')
    expect(page.problemOf('file')).toContain(
      'b.pdf: What is in this file is not what its name says.',
    )
    expect(page.problemOf('file')).toContain('c.pdf: This file is empty.')
    expect((await site.get(base, ada)).text).toContain('a.pdf')
    expect((await site.get(`${base}/evidence`, ada)).text).toContain('a.pdf')
  })

  test('of nothing, and of too much, is said on its page', async () => {
    const { base } = await withLine()
    const nothing = await site.post(
      `${base}/evidence`,
      { intent: 'upload', file: fileOf(new Uint8Array(), '') },
      ada,
    )
    expect(nothing.problemOf('file')).toBe('Please choose a file.')
    const sent = await site.send(
      new Request(`http://understory.test${base}/evidence`, {
        method: 'POST',
        headers: {
          cookie: ada.cookie,
          origin: 'http://understory.test',
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': String(31 * 1024 * 1024),
        },
        body: 'never read',
      }),
    )
    expect([sent.status, sent.location]).toEqual([303, `${base}/evidence?problem=too-large`])
    const page = await site.get(sent.location ?? '', ada)
    expect(page.text).toContain('That was more than 25 MB at once.')
  })

  test('that is on its way, or has failed, says so and cannot be downloaded', async () => {
    const { base, footprintId } = await withLine()
    const sent = { intent: 'upload', file: fileOf(SAMPLES.pdf, 'a.pdf') }
    await site.post(`${base}/evidence`, sent, ada)
    const { db } = site.api.deps
    const row = await db
      .selectFrom('footprint_evidence')
      .selectAll()
      .where('footprint_id', '=', footprintId)
      .executeTakeFirstOrThrow()
    const insert = (status: 'uploading' | 'failed', failure: 'interrupted' | null, name: string) =>
      db
        .insertInto('footprint_evidence')
        .values({
          ...row,
          id: crypto.randomUUID(),
          file_name: name,
          sha256: row.sha256.replaceAll(/^./g, status === 'failed' ? 'e' : 'f'),
          status,
          failure,
        })
        .execute()
    await insert('uploading', null, 'b.pdf')
    await insert('failed', 'interrupted', 'c.pdf')
    const page = await site.get(`${base}/evidence`, ada)
    expect(page.text).toContain('b.pdf Uploading')
    expect(page.text).toContain('c.pdf Failed')
    expect(page.text).toContain('The upload was interrupted. Please send the file again.')
    expect(page.html.match(/href="[^"]*\/evidence\/[0-9a-f-]{36}"/g)).toHaveLength(1)
  })

  test('of more uploads at once than one network may send, some are asked to wait', async () => {
    const { base } = await withLine()
    const uploads = Array.from({ length: 6 }, (_, at) =>
      site.post(
        `${base}/evidence`,
        { intent: 'upload', file: fileOf(pdfSaying(`at once ${at}`), `${at}.pdf`) },
        ada,
      ),
    )
    const places = (await Promise.all(uploads)).map(({ location }) => location?.split('?')[1])
    expect(places.filter((place) => place === 'problem=busy')).toHaveLength(3)
    expect(places.filter((place) => place === 'done=upload')).toHaveLength(3)
    const page = await site.get(`${base}/evidence?problem=busy`, ada)
    expect(page.text).toContain('Please wait until they are through.')
  })

  test('of a locked footprint is shown and cannot be changed', async () => {
    const { base, footprintId } = await withLine()
    await site.post(
      `${base}/evidence`,
      { intent: 'upload', file: fileOf(SAMPLES.pdf, 'a.pdf') },
      ada,
    )
    await setStatusOf(site.api, footprintId, 'verifying')
    const page = await site.get(`${base}/evidence`, ada)
    expect(page.text).toContain('a.pdf')
    expect(page.html).not.toContain('value="upload"')
    expect(page.html).not.toContain('value="remove"')
    const refused = await site.post(
      `${base}/evidence`,
      { intent: 'upload', file: fileOf(SAMPLES.png, 'b.png') },
      ada,
    )
    expect(refused.status).toBe(400)
  })
})

describe('a question', () => {
  test('is asked by staff, answered with a file while it is locked, and seen by both', async () => {
    const { base, footprintId, lineId } = await withLine()
    const verificationId = await handedOver(footprintId)
    const decide = `/staff/verifications/${verificationId}`
    const empty = await site.post(decide, { intent: 'ask', about: '', text: ' ' }, staff)
    expect(empty.problemOf('text')).toBe('Please write the question.')
    const asked = { intent: 'ask', about: lineId, text: 'Where is the bill of March?' }
    expect((await site.post(decide, asked, staff)).location).toBe(`${decide}#questions`)
    const questions = `${base}/questions`
    const page = await site.get(questions, ada)
    expect(page.text).toContain('Where is the bill of March?')
    const questionId = /name="questionId" value="([^"]*)"/.exec(page.html)?.[1] ?? ''
    const wrong = { questionId, text: 'Attached.', file: fileOf(SAMPLES.png, 'March.pdf') }
    const refused = await site.post(questions, wrong, ada)
    expect(refused.problemOf(`file-${questionId}`)).toContain('not what its name says')
    expect(refused.html).toContain('>Attached.</textarea>')
    const answer = { questionId, text: 'Attached.', file: fileOf(pdfSaying('March'), 'March.pdf') }
    expect((await site.post(questions, answer, ada)).location).toBe(`${questions}?done=answer`)
    expect((await site.get(questions, ada)).text).toContain('March.pdf')
    const seen = await site.get(decide, staff)
    expect(seen.text).toContain('Attached.')
    const href =
      /href="(\/staff\/verifications\/[^"]*\/evidence\/[^"]*)"/.exec(seen.html)?.[1] ?? ''
    expect((await site.get(href, staff)).text).toContain('March')
    expect((await site.get('/staff/queues', staff)).text).toContain('1 question, all answered')
  })

  test('without an answer is no obstacle for staff who say that they decide without it', async () => {
    const { footprintId } = await withLine()
    const decide = `/staff/verifications/${await handedOver(footprintId)}`
    await site.post(decide, { intent: 'ask', about: '', text: 'Are you there?' }, staff)
    const returned = { outcome: 'returned', findings: 'No answer.' }
    const refused = await site.post(decide, returned, staff)
    expect(refused.text).toContain('Some questions have no answer yet.')
    expect(refused.text).toContain('Decide although a question has no answer')
    const early = { outcome: 'verified', findings: 'Good meters.', withoutAnswers: 'on' }
    const unnamed = await site.post(decide, early, staff)
    expect(unnamed.text).toContain('Please name the parts that are checked first.')
    expect(unnamed.html).toContain('>Good meters.</textarea>')
    const naming = { intent: 'name-parts', scopesOneTwo: 'on', level: 'limited' }
    expect((await site.post(decide, naming, staff)).location).toBe(`${decide}#plan`)
    const unchecked = await site.post(decide, early, staff)
    expect(unchecked.text).toContain('14 of the 14 points of the checklist have no answer yet.')
    const bare = { intent: 'answer-points', 'answer-units': 'no', 'note-units': '' }
    const noNote = await site.post(decide, bare, staff)
    expect(noNote.problemOf('note-units')).toBe(
      'Please write down what was found, or why it does not apply.',
    )
    const error = { intent: 'note-error', direction: 'little', kilograms: '1,5', note: 'Too few' }
    expect((await site.post(decide, error, staff)).location).toBe(`${decide}#errors`)
    expect((await site.get(decide, staff)).text).toContain('1.5 kg too little')
    const decided = await site.post(decide, { ...returned, withoutAnswers: 'on' }, staff)
    expect(decided.location).toBe('/staff/queues')
  })

  /** Bought and handed over, without the steps of the browser. */
  async function handedOver(footprintId: string): Promise<string> {
    await setStatusOf(site.api, footprintId, 'verifying')
    const body = { currency: 'GBP', scopesOneTwo: true } as const
    const { data } = await site.api.call(QuoteVerification, { body })
    const { purchaseId } = await payFor(site.api, ada, data.quoteId)
    const id = crypto.randomUUID()
    await site.api.deps.db
      .insertInto('footprint_verification')
      .values({
        id,
        footprint_id: footprintId,
        account_id: ada.accountId,
        purchase_id: purchaseId,
        requested_at: site.api.deps.clock(),
      })
      .execute()
    return id
  }
})

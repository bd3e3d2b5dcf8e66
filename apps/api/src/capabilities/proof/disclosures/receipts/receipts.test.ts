import { ListProjectPayments } from '@understory/contracts/proof/disclosures.ts'
import {
  GetReceipt,
  GetStaffReceipt,
  ListReceipts,
  UploadReceipt,
} from '@understory/contracts/proof/receipts.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { SAMPLES } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import { quartersUntil } from '@understory/domain/proof/disclosures/quarters.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs } from '../../../../testing/people/people.ts'
import { publishReceipt, RECEIPT_FILE } from '../../../../testing/publish-receipt.ts'
import { startPublishing } from '../../../../testing/start-publishing.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let staff: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  staff = await startPublishing(api)
})
afterAll(() => api.close())

const upload = (body: { name: string; file: string }) =>
  api.call(UploadReceipt, { body }, staff.author)
const problemOf = async (body: { name: string; file: string }) => {
  const { refusal } = await upload(body)
  return [refusal.code, refusal.problems?.[0]?.message]
}

test('a receipt is public once a payment names it, and not before', async () => {
  const { receiptId } = (await upload(RECEIPT_FILE)).data
  const params = { receiptId }
  expect((await api.call(GetReceipt, { params })).refusal.code).toBe('RECEIPT_NOT_FOUND')
  const seen = await api.call(GetStaffReceipt, { params }, staff.other)
  expect(seen.headers.get('content-disposition')).toContain('receipt.pdf')
  const isPublic = async () =>
    (await api.call(ListReceipts, {}, staff.author)).data.receipts.map((each) => each.isPublic)
  expect(await isPublic()).toEqual([false])

  // The same file is the same receipt.
  expect(await publishReceipt(api)).toBe(receiptId)
  expect(await isPublic()).toEqual([true])
  const file = await api.call(GetReceipt, { params })
  expect(Buffer.from(file.data).equals(Buffer.from(SAMPLES.pdf))).toBe(true)
  const { payments } = (
    await api.call(ListProjectPayments, { params: { projectId: 'wind-gujarat' } })
  ).data
  expect(payments[0]?.receipt).toEqual({
    url: `http://understory.test/receipts/${receiptId}`,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

test('a payment names a receipt that there is, with the hash that it has', async () => {
  const { address } = (await upload(RECEIPT_FILE)).data
  const [quarter = ''] = quartersUntil(dayOf(api.deps.clock()), 1)
  const of = { paid: '1', currency: 'GBP', paidOn: '2026-01-05', quantity: '1' }
  const draft = async (values: Record<string, string>) => {
    const subject = `clean-cookstoves.${quarter}`
    const drafted = await staff.draft({
      kind: 'project-payment',
      subject,
      values: { ...of, ...values },
    })
    return drafted.refusal?.problems?.map(({ field }) => field)
  }
  const unknown = '/receipts/00000000-0000-4000-8000-000000000000'
  expect(await draft({ receiptUrl: unknown })).toEqual(['values.receiptUrl'])
  expect(await draft({ receiptUrl: '/projects' })).toEqual(['values.receiptUrl'])
  const other = { receiptUrl: address, receiptSha256: 'ab'.repeat(32) }
  expect(await draft(other)).toEqual(['values.receiptSha256'])
})

test('what is no PDF, PNG or JPEG by its first bytes is refused, whatever its name', async () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  expect(await problemOf({ name: 'a.pdf', file: base64('<script>') })).toEqual([
    'EVIDENCE_REFUSED',
    expect.any(String),
  ])
  expect(await problemOf({ name: 'a.exe', file: RECEIPT_FILE.file })).toEqual([
    'EVIDENCE_REFUSED',
    'Please choose a PDF, PNG or JPEG file.',
  ])
  const person = await joinAs(api, 'personal')
  expect((await api.call(UploadReceipt, { body: RECEIPT_FILE }, person.bearer)).status).toBe(403)
})

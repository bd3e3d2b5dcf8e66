import { SAMPLES } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInStaff } from '../../../../../../api/src/testing/people/staff.ts'
import { publishReceipt } from '../../../../../../api/src/testing/publish-receipt.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
let staff: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  site = await startTestSite()
  staff = await signInStaff(site.api, 'alder')
})
afterAll(() => site.close())

const pdf = () => new File([SAMPLES.pdf as Uint8Array<ArrayBuffer>], 'receipt.pdf')

test('staff upload a receipt, and anyone reads it on the page of the project once it is published', async () => {
  const stored = await site.post('/staff/receipts', { file: pdf() }, staff)
  expect([stored.status, stored.location]).toEqual([303, '/staff/receipts'])
  expect((await site.get('/staff/receipts', staff)).text).toContain('Not yet')
  const receiptId = await publishReceipt(site.api)
  expect((await site.get('/staff/receipts', staff)).text).not.toContain('Not yet')
  const page = await site.get('/projects/wind-gujarat/receipts')
  expect(page.html).toContain(`/receipts/${receiptId}"`)
  const file = await site.get(`/receipts/${receiptId}`)
  expect(file.headers.get('content-disposition')).toContain('receipt.pdf')
  expect(file.html).toContain('%PDF')
})

test('a file of another kind is refused beside its field', async () => {
  const page = await site.post('/staff/receipts', { file: new File(['oak'], 'oak.pdf') }, staff)
  expect([page.status, page.problemOf('file') !== null]).toEqual([400, true])
  const none = await site.post('/staff/receipts', { file: '' }, staff)
  expect(none.problemOf('file')).toBe('Please choose a file.')
})

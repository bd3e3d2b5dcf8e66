import { createHash, randomUUID } from 'node:crypto'
import { UploadReceipt } from '@understory/contracts/proof/receipts.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { SAMPLES } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import { quartersUntil } from '@understory/domain/proof/disclosures/quarters.ts'
import { startPublishing } from './start-publishing.ts'
import type { TestApi } from './start-test-api.ts'

export const RECEIPT_FILE = {
  name: 'receipt.pdf',
  file: Buffer.from(SAMPLES.pdf).toString('base64'),
}

/** A receipt that no payment names, so that staff alone may see it; its id. */
export async function plantReceipt({ deps }: TestApi): Promise<string> {
  const [id, content] = [randomUUID(), Buffer.from(SAMPLES.pdf)]
  const sha256 = createHash('sha256').update(id).digest('hex')
  await deps.db
    .insertInto('project_receipt')
    .values({ id, sha256, file_name: 'receipt.pdf', content, uploaded_at: deps.clock() })
    .execute()
  return id
}

/** A payment to a project with a receipt that was uploaded, published by two people; the id of the receipt. */
export async function publishReceipt(api: TestApi, projectId = 'wind-gujarat'): Promise<string> {
  const staff = await startPublishing(api)
  const { receiptId, address } = (
    await api.call(UploadReceipt, { body: RECEIPT_FILE }, staff.author)
  ).data
  const [quarter = ''] = quartersUntil(dayOf(api.deps.clock()), 2).slice(-1)
  await staff.publish({
    kind: 'project-payment',
    subject: `${projectId}.${quarter}`,
    values: {
      paid: '1250.00',
      currency: 'GBP',
      paidOn: '2026-01-05',
      quantity: '10.5',
      receiptUrl: address,
    },
  })
  return receiptId
}

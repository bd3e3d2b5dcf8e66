import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { ListSupply } from '@understory/contracts/proof/supply.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../../testing/commerce/purchases.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { joinStaff } from '../../../../testing/people/staff.ts'
import { startPublishing } from '../../../../testing/start-publishing.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { aLot, enterLot, projectOf } from '../../../../testing/supply.ts'
import { certificateFacts } from '../../certificates/certificate-facts.ts'
import { findCertificate } from '../../certificates/certificate-records.ts'
import { appendToLog } from '../../public-log/public.ts'
import { allocateSupply } from '../public.ts'

let api: TestApi
let publishing: Awaited<ReturnType<typeof startPublishing>>
let lotId: number
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  publishing = await startPublishing(api)
  const lot = aLot(await projectOf(api, 'co2e'), {})
  lotId = (await enterLot(api, await joinStaff(api), lot)).data.lotId
})
afterAll(() => api.close())

const labelOf = async () =>
  (await api.call(ListSupply, {})).data.lots.find((lot) => lot.lotId === lotId)?.label
const change = (values: Record<string, string>) => ({
  kind: 'lot-label',
  subject: String(lotId),
  values: { checkedWith: 'Rowan, at the registry', ...values },
})

test('a lot has no label until two people have said what one of them saw', async () => {
  expect(await labelOf()).toBe(null)
  const checkedOn = dayOf(api.deps.clock())
  const registryUrl = 'https://registry.example/units/1'
  await publishing.publish(change({ status: 'labelled', checkedOn, registryUrl }))
  expect(await labelOf()).toEqual({
    status: 'labelled',
    checkedOn,
    registryUrl,
    checkedWith: 'Rowan, at the registry',
    isOld: false,
  })
})

test('a certificate says the label of the batch behind it, and of no other', async () => {
  const ada = await joinAs(api, 'personal')
  const paid = await payFor(api, ada, (await quote(api, { co2eGrams: 1_000_000 })).quoteId)
  const { data } = await askOutcome(api, ada, paid.paymentId)
  await appendToLog(api.deps)
  await allocateSupply(api.deps)
  const params = { certificateId: data.certificateId ?? '' }
  const { supply } = (await api.call(VerifyCertificate, { params })).data
  expect(supply).toMatchObject([
    { lotId, label: { status: 'labelled', registryUrl: 'https://registry.example/units/1' } },
  ])
  const row = await findCertificate(api.deps.db, { id: params.certificateId })
  const paper = row && (await certificateFacts({ ...api.deps, db: api.scopedDb }, row))
  expect(paper?.labelled).toMatch(
    RegExp(`^Batch ${lotId} carries the CCP label in the registry, seen on`),
  )
})

test('the newest version holds, and says when it is old', async () => {
  const checkedOn = '2025-01-31'
  await publishing.publish(change({ status: 'not-labelled', checkedOn, registryUrl: '' }))
  expect(await labelOf()).toMatchObject({ status: 'not-labelled', checkedOn, isOld: true })
})

test('a label without its address at the registry is refused, and so is a day to come', async () => {
  const refused = await publishing.draft(
    change({ status: 'labelled', checkedOn: '2099-01-01', registryUrl: '' }),
  )
  expect(refused.status).toBe(400)
  expect(refused.refusal.problems?.map(({ field }) => field).toSorted()).toEqual([
    'values.checkedOn',
    'values.registryUrl',
  ])
})

test('what was said before stays as it was', async () => {
  const { db } = api.deps
  await expect(
    db.updateTable('supply_lot_label').set({ status: 'labelled' }).execute(),
  ).rejects.toThrow()
  expect(
    (await db.selectFrom('supply_lot_label').select('version').execute()).map((row) => row.version),
  ).toEqual([1, 2])
})

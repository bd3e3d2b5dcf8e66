import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../../testing/commerce/purchases.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { appendToLog } from '../../public-log/public.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 20 })
})
afterAll(() => api.close())

test('an entry that a restore bound to a leaf whose key is lost counts, and is said not to be stated', async () => {
  const ada = await joinAs(api, 'personal')
  const paid = await payFor(api, ada, (await quote(api, { milliTrees: 3_000 })).quoteId)
  const certificateId = (await askOutcome(api, ada, paid.paymentId)).data.certificateId ?? ''
  await appendToLog(api.deps)
  const verified = async () =>
    (await api.call(VerifyCertificate, { params: { certificateId } })).data
  expect(await verified()).toMatchObject({ entryCount: 1, unstated: null })
  await sql`
    with entered as (
      insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
        source_id, revision, part, effective_from, effective_to, basis)
      select account_id, impact, 7000, project_id, product, source_kind, source_id, revision, 2,
        effective_from, effective_to, basis
      from impact_ledger_entry where source_id = ${paid.purchaseId} returning id)
    insert into ledger_log_lost (leaf_index, event, bound_to)
    select (select max(index) from ledger_log_leaf), sha256('lost'), id from entered`.execute(
    api.deps.db,
  )
  await sql`delete from ledger_log_queue`.execute(api.deps.db)
  const now = await verified()
  expect(now).toMatchObject({
    entryCount: 2,
    products: { trees: 10 },
    unstated: { entries: 1, milliTrees: 7_000, co2eGrams: 0, plasticGrams: 0 },
  })
  expect(now.proof?.stated).toMatchObject({ entries: 1, milliTrees: 3_000 })
})

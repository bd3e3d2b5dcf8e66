import { GetCertificateFile, VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { parseRevision } from '@understory/ledger-log/statements/revision-statement.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../../testing/commerce/purchases.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { verifyLog } from '../../ledger-check/verify-log.ts'
import { appendToLog } from '../public.ts'

const PARTS = 4_500

let api: TestApi
let id: string
let purchaseId: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 20 })
  const ada = await joinAs(api, 'personal')
  const paid = await payFor(api, ada, (await quote(api, { milliTrees: 3_000 })).quoteId)
  id = (await askOutcome(api, ada, paid.paymentId)).data.certificateId ?? ''
  purchaseId = paid.purchaseId
  await appendToLog(api.deps)
})
afterAll(() => api.close())

/** Parts of the purchase beyond its first one. */
const enter = (from: number, to: number) =>
  sql`
    insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
      source_id, revision, part, effective_from, effective_to, basis)
    select account_id, impact, 1000, project_id, product, source_kind, source_id, revision, n,
      effective_from + n, effective_to + n, basis
    from impact_ledger_entry, generate_series(${from}::int, ${to}::int) n
    where source_id = ${purchaseId} and part = 1 and source_kind = 'purchase'`.execute(api.deps.db)

const reverse = (from: number, to: number) =>
  sql`
    insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
      source_id, revision, part, effective_from, effective_to, basis, reverses)
    select account_id, impact, -quantity, project_id, product, 'reversal', source_id, revision, part,
      effective_from, effective_to, basis, id
    from impact_ledger_entry where source_id = ${purchaseId} and source_kind = 'purchase'
      and part between ${from}::int and ${to}::int`.execute(api.deps.db)

async function stated() {
  const { rows } = await sql<{ statement: Buffer; is_withdrawn: boolean }>`
    select r.statement, w.revision is not null as is_withdrawn
    from certificate_revision r left join certificate_withdrawal w using (certificate_id, revision)
    where r.certificate_id = ${id} order by r.revision`.execute(api.deps.db)
  return rows.map(({ statement, is_withdrawn: isWithdrawn }) => {
    const said = parseRevision(statement)
    return { gone: said?.gone.length, added: said?.entries.length, of: said?.counted, isWithdrawn }
  })
}
const broken = async () => (await verifyLog(api.deps.db)).filter(({ breaches }) => breaches > 0)

test('more that is gone than one statement holds makes further ones, of which the last alone is in force', async () => {
  await enter(2, PARTS)
  await appendToLog(api.deps)
  const before = await stated()
  expect(before.map(({ added }) => added)).toEqual([1, 2_000, 2_000, 499])
  await reverse(2, PARTS)
  await enter(PARTS + 1, PARTS + 1)
  await appendToLog(api.deps)
  expect((await stated()).slice(before.length)).toEqual([
    { gone: 1_999, added: 0, of: 2_501, isWithdrawn: true },
    { gone: 1_999, added: 0, of: 502, isWithdrawn: true },
    { gone: 501, added: 1, of: 2, isWithdrawn: false },
  ])
  expect(await broken()).toEqual([])
  const params = { certificateId: id }
  const { data } = await api.call(VerifyCertificate, { params })
  expect(data).toMatchObject({ products: { trees: 4 }, entryCount: 2 })
  expect(data.proof?.stated).toMatchObject({ milliTrees: 4_000, entries: 2 })
  const file = { params: { ...params, file: 'files.zip' } }
  expect((await api.call(GetCertificateFile, file)).status).toBe(200)
})

test('where all that was stated is gone, the statement that says the last of it has something new', async () => {
  await enter(10_000, 12_000)
  await appendToLog(api.deps)
  const before = await stated()
  await reverse(1, 1)
  await reverse(PARTS + 1, 12_000)
  await enter(12_001, 12_001)
  await appendToLog(api.deps)
  expect((await stated()).slice(before.length)).toEqual([
    { gone: 1_999, added: 0, of: 4, isWithdrawn: true },
    { gone: 4, added: 1, of: 1, isWithdrawn: false },
  ])
  expect(await broken()).toEqual([])
})

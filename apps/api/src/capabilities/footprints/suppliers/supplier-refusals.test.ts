import { randomUUID } from 'node:crypto'
import {
  DecideSupplierRequest,
  TakeOutSupplierUse,
} from '@understory/contracts/footprints/supplier-decisions.ts'
import {
  AddSupplier,
  ChangeSupplier,
  GetSupplier,
  SetSupplierLines,
} from '@understory/contracts/footprints/suppliers.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refinedFootprint } from '../../../testing/footprints/footprints.ts'
import {
  askedSupplier,
  releaseTo,
  SUPPLIED_YEAR,
  SUPPLIER_ANSWER,
  supplierWithSpending,
} from '../../../testing/footprints/suppliers.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
})
afterAll(() => api.close())

async function supplied() {
  const owner = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, owner, SUPPLIED_YEAR)
  const { of, supplierId } = await supplierWithSpending(api, owner, { footprintId })
  return { owner, bearer: owner.bearer, of, footprintId, supplierId }
}

test('what is not there is not found', async () => {
  const { bearer, footprintId } = await supplied()
  const nobody = randomUUID()
  const seen = await api.call(GetSupplier, { params: { footprintId, supplierId: nobody } }, bearer)
  expect(seen.data).toMatchObject({ code: 'SUPPLIER_NOT_FOUND' })
  const decided = await api.call(
    DecideSupplierRequest,
    { params: { supplierRequestId: nobody }, body: { decision: 'cancel' } },
    bearer,
  )
  expect(decided.data).toMatchObject({ code: 'SUPPLIER_REQUEST_NOT_FOUND' })
  const out = await api.call(TakeOutSupplierUse, { params: { supplierUseId: nobody } }, bearer)
  expect(out.data).toMatchObject({ code: 'ANSWER_USE_NOT_FOUND' })
})

test('a name is of one supplier, however it is written, and of 20,000 at most', async () => {
  const { owner, bearer } = await supplied()
  const again = await api.call(AddSupplier, { body: { name: 'FERNWAY mills, Ltd.' } }, bearer)
  expect(again.data).toMatchObject({ code: 'SUPPLIER_EXISTS' })
  const { supplierId } = (await api.call(AddSupplier, { body: { name: 'Sedge Paper' } }, bearer))
    .data
  const renamed = { params: { supplierId }, body: { name: 'Fernway Mills' } }
  expect((await api.call(ChangeSupplier, renamed, bearer)).data).toMatchObject({
    code: 'SUPPLIER_EXISTS',
  })
  await sql`
    insert into supplier (id, account_id, name, name_key, source, created_at)
    select gen_random_uuid(), ${owner.accountId}, 'Supplier ' || n, 'supplier ' || n, 'ledger', now()
    from generate_series(1, 20000) n`.execute(api.deps.db)
  const more = await api.call(AddSupplier, { body: { name: 'One more' } }, bearer)
  expect(more.data).toMatchObject({ code: 'TOO_MANY_SUPPLIERS' })
})

test('without scopes and turnover there is no answer, and without spending it replaces nothing', async () => {
  const { owner, bearer, of } = await supplied()
  const { token, supplierRequestId } = await askedSupplier(api, owner, of)
  const facts = { ...SUPPLIER_ANSWER.facts, inventory: null, turnover: null }
  const refused = await releaseTo(api, token, { ...SUPPLIER_ANSWER, facts })
  expect(refused.data).toMatchObject({ code: 'ANSWER_INCOMPLETE' })
  await releaseTo(api, token)
  await api.call(SetSupplierLines, { ...of, body: { lineIds: [] } }, bearer)
  const accepted = await api.call(
    DecideSupplierRequest,
    { params: { supplierRequestId }, body: { decision: 'accept' } },
    bearer,
  )
  expect(accepted.data).toMatchObject({ code: 'NO_SPENDING' })
})

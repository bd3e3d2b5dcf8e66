import { randomUUID } from 'node:crypto'
import { PreviewSupplierAnswer } from '@understory/contracts/footprints/answers.ts'
import { GetSupplier } from '@understory/contracts/footprints/suppliers.ts'
import { refinedFootprint } from '../footprints/footprints.ts'
import {
  askedSupplier,
  SUPPLIED_YEAR,
  SUPPLIER_ANSWER,
  supplierWithSpending,
} from '../footprints/suppliers.ts'
import { joinAs, type TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'

/** What an account let one other read. */
export const RELEASED_WORDS = 'Released by Bracken'

/** A business to which an account released an answer; where it has ended since, nothing of it is there any more. */
export async function readerOf(
  api: TestApi,
  giver: TestPerson,
  { hasEnded }: { readonly hasEnded: boolean },
) {
  const reader = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, reader, SUPPLIED_YEAR)
  const { of } = await supplierWithSpending(api, reader, { footprintId })
  const { token, supplierRequestId } = await askedSupplier(api, reader, of)
  const body = { ...SUPPLIER_ANSWER, name: RELEASED_WORDS }
  const { data } = await api.call(PreviewSupplierAnswer, { params: { token }, body })
  const { db, clock } = api.deps
  const id = randomUUID()
  await db
    .insertInto('answer_release')
    .values({
      id,
      account_id: giver.accountId,
      reader_account_id: reader.accountId,
      request_id: supplierRequestId,
      level: 'inventory',
      disclosed: 'allocated',
      shown: JSON.stringify(data.shown),
      statement: `as it was stated of ${id}`,
      released_at: clock(),
    })
    .execute()
  if (hasEnded) {
    await db
      .updateTable('answer_release')
      .set({ ended_at: clock(), ended_because: 'withdrawn' })
      .where('id', '=', id)
      .execute()
  }
  const read = async () => JSON.stringify((await api.call(GetSupplier, of, reader.bearer)).data)
  return { reader, read }
}

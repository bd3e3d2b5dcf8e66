import type { FootprintStatement } from '@understory/contracts/footprints/documents.ts'
import { monthOfYear } from '@understory/domain/calendar/calendar.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'

const STATEMENT: FootprintStatement = {
  companyName: 'Fernbank Bakery',
  status: 'declared',
  from: monthOfYear(2023, 1),
  to: monthOfYear(2023, 12),
  approach: 'operationalControl',
  scope1: 1_829_600,
  scope2: 1_770_000,
  scope2Market: 0,
  scope3: 986_100,
  total: 4_585_700,
  totalMarket: 2_815_700,
  uncertainty: 1.4,
  completeness: null,
  declaration: 1,
  version: '7F3A-91C2',
  verification: null,
}

/** A certificate of a footprint, without the inventory that it would come from. */
export async function publishedFootprint(
  { deps: { db, clock, newId } }: TestApi,
  owner: TestPerson,
  footprintId: string,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('footprint_certificate')
    .values({
      id,
      account_id: owner.accountId,
      footprint_id: footprintId,
      statement: JSON.stringify(STATEMENT),
      issued_at: clock(),
    })
    .execute()
  return id
}

import {
  type Declared,
  SaveFootprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { StartInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { sql } from 'kysely'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'
import { BAKERY } from './planned-facts.ts'

/** Counted by account: what another test made must not decide the year, which decides the factors. */
const monthsByAccount = new Map<string, number>()

/** A saved estimate with an inventory beneath it, of a month that the account has no other of. */
export async function refinedFootprint(
  api: Pick<TestApi, 'call'>,
  { accountId, bearer }: Pick<TestPerson, 'accountId' | 'bearer'>,
  month?: string,
): Promise<string> {
  const months = (monthsByAccount.get(accountId) ?? 0) + 1
  monthsByAccount.set(accountId, months)
  const startMonth = month ?? new Date(Date.UTC(2005, months)).toISOString().slice(0, 7)
  const frequency = 'annual'
  const body = { input: BAKERY, companyName: 'Fernbank', startMonth, frequency } as const
  const { footprintId } = (await api.call(SaveFootprint, { body }, bearer)).data
  const start = { params: { footprintId }, body: { approach: 'operationalControl' } } as const
  await api.call(StartInventory, start, bearer)
  return footprintId
}

/** Without the steps that lead there. */
export async function setStatusOf(
  api: TestApi,
  footprintId: string,
  status: 'declared' | 'verifying' | 'verified',
): Promise<void> {
  await sql`
    update footprint set status = ${status}, declared_at = now(),
      declared = ${JSON.stringify(DECLARED)} where id = ${footprintId}`.execute(api.deps.db)
}

const DECLARED: Declared = {
  approach: 'operationalControl',
  scope1: 0,
  scope2: 0,
  scope2Market: 0,
  scope2Cover: null,
  scope3: 0,
  total: 0,
  totalMarket: 0,
  biogenic: 0,
  uncertainty: 1,
  quality: null,
  benchmarkShare: 0,
  categories: [],
  completeness: null,
}

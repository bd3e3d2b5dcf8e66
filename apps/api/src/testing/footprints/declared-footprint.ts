import { SetCategoryStates } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'
import { declareAnswered } from './declare-answered.ts'
import { refinedFootprint } from './footprints.ts'

const DECLARED_LINE = {
  category: 'stationaryCombustion',
  description: 'Oven',
  quantity: 1_000,
  unit: 'kg',
  ownFactor: { kgCo2e: 3, unit: 'kg', source: 'The supplier' },
} as const

/** A footprint with one line, declared. */
export async function declaredFootprint(
  api: Pick<TestApi, 'call'>,
  owner: Pick<TestPerson, 'accountId' | 'bearer'>,
  startMonth?: string,
): Promise<string> {
  const params = { footprintId: await refinedFootprint(api, owner, startMonth) }
  await api.call(AddLines, { params, body: { lines: [DECLARED_LINE] } }, owner.bearer)
  const states = CATEGORY_KEYS.filter((key) => key !== DECLARED_LINE.category).map((category) => ({
    category,
    state: 'not-applicable' as const,
    reason: 'There are none.',
  }))
  await api.call(SetCategoryStates, { params, body: { states } }, owner.bearer)
  await declareAnswered(api, params, owner.bearer)
  return params.footprintId
}

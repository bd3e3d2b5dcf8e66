import {
  AskForApproval,
  SetDeclarationPolicy,
} from '@understory/contracts/footprints/company-footprints/approvals.ts'
import { SetCategoryStates } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { newcomer } from '../at-once/newcomer.ts'
import type { Bearer } from '../cross-account/actors.ts'
import { joinAs } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'
import { allAnswered } from './declare-answered.ts'
import { refinedFootprint } from './footprints.ts'

/** An account of two, in which the second approves what the first declares, and a footprint that is whole. */
export async function accountOfTwo(api: TestApi) {
  const owner = await joinAs(api, 'business')
  const admin = await adminOf(api, owner.accountId)
  await api.call(SetDeclarationPolicy, { body: { needsApproval: true } }, owner.bearer)
  const params = { footprintId: await refinedFootprint(api, owner) }
  const states = CATEGORY_KEYS.map((category) => ({
    category,
    state: 'not-applicable' as const,
    reason: 'There are none.',
  }))
  await api.call(SetCategoryStates, { params, body: { states } }, owner.bearer)
  const body = await allAnswered(api, params, owner.bearer)
  const ask = async (by = owner.bearer) =>
    api.call(AskForApproval, { params, body: await allAnswered(api, params, by) }, by)
  return { owner, admin, params, body, ask }
}

async function adminOf(api: TestApi, accountId: string): Promise<Bearer> {
  const { userId, bearer } = await newcomer(api, null)
  await api.deps.db
    .insertInto('membership')
    .values({ account_id: accountId, user_id: userId, role: 'admin' })
    .execute()
  return { ...bearer, 'x-account-uuid': accountId }
}

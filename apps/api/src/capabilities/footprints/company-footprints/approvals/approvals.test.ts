import {
  ApproveDeclaration,
  AskForApproval,
  GetDeclarationPolicy,
  ListApprovals,
  ListWaitingApprovals,
  RefuseDeclaration,
  SetDeclarationPolicy,
  WithdrawApproval,
} from '@understory/contracts/footprints/company-footprints/approvals.ts'
import { DeclareFootprint } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { ListDeclarations } from '@understory/contracts/footprints/company-footprints/declarations.ts'
import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf } from '../../../../testing/at-once/newcomer.ts'
import { accountOfTwo } from '../../../../testing/footprints/account-of-two.ts'
import { refinedFootprint } from '../../../../testing/footprints/footprints.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

const OVEN = {
  category: 'stationaryCombustion',
  description: 'Oven',
  quantity: 1,
  unit: 'kg',
  ownFactor: { kgCo2e: 2, unit: 'kg', source: 'The supplier' },
} as const

test('what one person asks to declare is declared once a second approves it, with both names', async () => {
  const { owner, admin, params, body, ask } = await accountOfTwo(api)
  const alone = await api.call(DeclareFootprint, { params, body }, owner.bearer)
  expect([alone.status, alone.refusal.code]).toEqual([409, 'APPROVAL_NEEDED'])
  const { approvalId } = (await ask()).data
  const before = (await api.call(GetInventory, { params }, owner.bearer)).data
  expect(before.footprint.status).toBe('estimated')
  const own = await api.call(ApproveDeclaration, { params: { approvalId } }, owner.bearer)
  expect(own.refusal.code).toBe('APPROVAL_OWN')
  const approved = await api.call(ApproveDeclaration, { params: { approvalId } }, admin)
  expect(approved.status).toBe(204)
  const { declarations } = (await api.call(ListDeclarations, { params }, owner.bearer)).data
  expect(declarations).toHaveLength(1)
  expect(declarations[0]).toMatchObject({ declaredBy: 'Ada Lovelace', approvedBy: 'Ada Lovelace' })
  const { approvals } = (await api.call(ListApprovals, { params }, owner.bearer)).data
  expect(approvals.map(({ state, isOwn }) => [state, isOwn])).toEqual([['approved', true]])
  const twice = await api.call(ApproveDeclaration, { params: { approvalId } }, admin)
  expect(twice.refusal.code).toBe('APPROVAL_NOT_FOUND')
})

test('what is changed after it was asked is not approved before it is asked again', async () => {
  const { owner, admin, params, ask } = await accountOfTwo(api)
  const { approvalId } = (await ask()).data
  expect((await ask()).refusal.code).toBe('APPROVAL_ASKED')
  await api.call(AddLines, { params, body: { lines: [OVEN] } }, owner.bearer)
  const old = await api.call(ApproveDeclaration, { params: { approvalId } }, admin)
  expect(old.refusal.code).toBe('APPROVAL_OUTDATED')
  const again = (await ask()).data
  const seen = (await api.call(ListWaitingApprovals, {}, admin)).data
  expect(seen.mayDecide).toBe(true)
  expect(seen.waiting.map(({ approvalId: id, isOwn }) => [id, isOwn])).toEqual([
    [again.approvalId, false],
  ])
  const { approvals } = (await api.call(ListApprovals, { params }, admin)).data
  expect(approvals.map(({ state }) => state)).toEqual(['asked', 'withdrawn'])
  const approved = await api.call(ApproveDeclaration, { params: again }, admin)
  expect(approved.status).toBe(204)
})

test('it is sent back with a reason, or taken back by who asked', async () => {
  const { owner, admin, params, ask } = await accountOfTwo(api)
  const asked = { params: (await ask()).data }
  const short = await api.call(RefuseDeclaration, { ...asked, body: { reason: 'No.' } }, admin)
  expect(short.refusal.problems?.map(({ field }) => field)).toEqual(['reason'])
  const taken = await api.call(WithdrawApproval, asked, admin)
  expect(taken.refusal.code).toBe('APPROVAL_OF_ANOTHER')
  const body = { reason: 'The gas of December is missing.' }
  expect((await api.call(RefuseDeclaration, { ...asked, body }, admin)).status).toBe(204)
  const { approvals } = (await api.call(ListApprovals, { params }, owner.bearer)).data
  expect(approvals[0]).toMatchObject({ state: 'refused', reason: body.reason })
  const second = { params: (await ask()).data }
  expect((await api.call(WithdrawApproval, second, owner.bearer)).status).toBe(204)
})

test('a member enters figures and approves nothing', async () => {
  const { owner, ask } = await accountOfTwo(api)
  const asked = { params: (await ask()).data }
  const member = await memberOf(api, owner.accountId)
  expect((await api.call(ApproveDeclaration, asked, member)).refusal.code).toBe('ROLE_FORBIDS')
})

test('a second person can only be asked where there is one, and is not dropped while one is waited for', async () => {
  const alone = await joinAs(api, 'business')
  const on = { body: { needsApproval: true } }
  const refused = await api.call(SetDeclarationPolicy, on, alone.bearer)
  expect(refused.refusal.code).toBe('NOBODY_TO_APPROVE')
  const { owner, ask } = await accountOfTwo(api)
  await ask()
  const off = { body: { needsApproval: false } }
  const waiting = await api.call(SetDeclarationPolicy, off, owner.bearer)
  expect(waiting.refusal.code).toBe('APPROVAL_ASKED')
  const { data } = await api.call(GetDeclarationPolicy, {}, owner.bearer)
  expect(data).toEqual({ needsApproval: true, approvers: 2, isSuggested: false })
})

test('what someone asked who has left since is asked again, and not approved', async () => {
  const { owner, admin, params, ask } = await accountOfTwo(api)
  const { approvalId } = (await ask(admin)).data
  await api.deps.db
    .deleteFrom('membership')
    .where('account_id', '=', owner.accountId)
    .where('role', '=', 'admin')
    .execute()
  const approved = await api.call(ApproveDeclaration, { params: { approvalId } }, owner.bearer)
  expect(approved.refusal.code).toBe('APPROVAL_OUTDATED')
  const { approvals } = (await api.call(ListApprovals, { params }, owner.bearer)).data
  expect(approvals.map(({ state, isOutdated }) => [state, isOutdated])).toEqual([['asked', true]])
  expect((await ask()).refusal.code).toBe('NOBODY_TO_APPROVE')
  const body = { reason: 'Who asked has left.' }
  await api.call(RefuseDeclaration, { params: { approvalId }, body }, owner.bearer)
  const off = { body: { needsApproval: false } }
  expect((await api.call(SetDeclarationPolicy, off, owner.bearer)).status).toBe(200)
})

test('an estimate that is made again makes a request out of date', async () => {
  const { owner, admin, params, ask } = await accountOfTwo(api)
  const { approvalId } = (await ask()).data
  await api.deps.db
    .updateTable('footprint')
    .set({ updated_at: new Date(Date.now() + 1_000) })
    .where('id', '=', params.footprintId)
    .where('account_id', '=', owner.accountId)
    .execute()
  const approved = await api.call(ApproveDeclaration, { params: { approvalId } }, admin)
  expect(approved.refusal.code).toBe('APPROVAL_OUTDATED')
})

test('where nobody has to approve, nobody is asked', async () => {
  const alone = await joinAs(api, 'business')
  const params = { footprintId: await refinedFootprint(api, alone) }
  const answer = await api.call(AskForApproval, { params, body: {} }, alone.bearer)
  expect(answer.refusal.code).toBe('APPROVAL_NOT_NEEDED')
})

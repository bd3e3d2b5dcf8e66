import {
  ApproveDeclaration,
  AskForApproval,
  RefuseDeclaration,
  SetDeclarationPolicy,
  WithdrawApproval,
} from '@understory/contracts/footprints/company-footprints/approvals.ts'
import { accountOfTwo } from '../../footprints/account-of-two.ts'
import { all, one, type Promised } from '../promises.ts'
import type { Scene } from '../scene.ts'

/** What waits for the second person. */
async function askedApproval({ api }: Scene) {
  const { owner, admin, ask } = await accountOfTwo(api)
  const { approvalId } = (await ask()).data
  return { owner, admin, params: { approvalId } }
}

export const OF_APPROVALS: readonly Promised[] = [
  all(SetDeclarationPolicy, async ({ api }) => {
    const { owner } = await accountOfTwo(api)
    return { by: owner.bearer, body: { needsApproval: false } }
  }),
  one(AskForApproval, ['APPROVAL_ASKED'], async ({ api }) => {
    const { owner, params, body } = await accountOfTwo(api)
    return { by: owner.bearer, params, body }
  }),
  one(ApproveDeclaration, ['APPROVAL_NOT_FOUND'], async (scene) => {
    const { admin, params } = await askedApproval(scene)
    return { by: admin, params }
  }),
  one(RefuseDeclaration, ['APPROVAL_NOT_FOUND'], async (scene) => {
    const { admin, params } = await askedApproval(scene)
    return { by: admin, params, body: { reason: 'The gas is missing.' } }
  }),
  one(WithdrawApproval, ['APPROVAL_NOT_FOUND'], async (scene) => {
    const { owner, params } = await askedApproval(scene)
    return { by: owner.bearer, params }
  }),
]

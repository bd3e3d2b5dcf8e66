import { randomUUID } from 'node:crypto'
import { QuoteVerification } from '@understory/contracts/footprints/company-footprints/footprints.ts'
import {
  AnswerQuestion,
  AskQuestion,
} from '@understory/contracts/footprints/company-footprints/verification-questions.ts'
import {
  AnswerUnlock,
  DecideVerification,
  RequestUnlock,
  RequestVerification,
} from '@understory/contracts/footprints/company-footprints/verifications.ts'
import { askOutcome, payFor } from '../commerce/purchases.ts'
import { refinedFootprint, setStatusOf } from '../footprints/footprints.ts'
import { all, one, type Promised } from './promises.ts'
import type { Scene } from './scene.ts'

async function bought({ api, owner }: Scene): Promise<string> {
  const body = { currency: 'GBP', scopesOneTwo: true, scopeThreeCategories: 0 } as const
  const { data } = await api.call(QuoteVerification, { body })
  const { purchaseId, paymentId } = await payFor(api, owner, data.quoteId)
  await askOutcome(api, owner, paymentId)
  return purchaseId
}

export async function footprintOf({ api, owner }: Scene, status: 'declared' | 'verified') {
  const footprintId = await refinedFootprint(api, owner)
  await setStatusOf(api, footprintId, status)
  return { by: owner.bearer, params: { footprintId } }
}

/** A footprint that staff are checking. */
export async function verifying(scene: Scene) {
  await bought(scene)
  const { by, params } = await footprintOf(scene, 'declared')
  const asked = await scene.api.call(RequestVerification, { params }, by)
  return { by, params, verificationId: asked.data.verificationId }
}

export async function questioned(scene: Scene) {
  const { by, params, verificationId } = await verifying(scene)
  const asking = { params: { verificationId }, body: { text: 'Which meter?' } }
  const { data } = await scene.api.call(AskQuestion, asking, scene.staff)
  return { by, params: { ...params, questionId: data.questionId } }
}

const RETURNED = { outcome: 'returned', findings: 'A meter was misread' } as const

export const OF_VERIFICATIONS: readonly Promised[] = [
  // One was bought, and all four want it.
  one(RequestVerification, ['FOOTPRINT_LOCKED', 'VERIFICATION_NOT_BOUGHT'], async (scene) => {
    await bought(scene)
    return footprintOf(scene, 'declared')
  }),
  one(RequestUnlock, ['UNLOCK_REQUESTED'], async (scene) => ({
    ...(await footprintOf(scene, 'verified')),
    body: { reason: 'A meter was misread' },
  })),
  all(AnswerQuestion, async (scene) => ({ ...(await questioned(scene)), body: { text: 'This' } })),
  all(AskQuestion, async (scene) => ({
    by: scene.staff,
    params: { verificationId: (await verifying(scene)).verificationId },
    body: { text: 'Which meter?' },
  })),
  one(DecideVerification, ['VERIFICATION_NOT_FOUND'], async (scene) => ({
    by: scene.staff,
    params: { verificationId: (await verifying(scene)).verificationId },
    body: RETURNED,
  })),
  one(AnswerUnlock, ['UNLOCK_NOT_FOUND'], async (scene) => {
    const { by, params } = await footprintOf(scene, 'verified')
    const asking = { params, body: { reason: randomUUID() } }
    const { data } = await scene.api.call(RequestUnlock, asking, by)
    const body = { answer: 'granted' } as const
    return { by: scene.staff, params: { requestId: data.requestId }, body }
  }),
]

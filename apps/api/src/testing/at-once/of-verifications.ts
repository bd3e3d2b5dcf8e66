import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  ClearPlausibilityWarning,
  ListPlausibilityWarnings,
} from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import {
  AnswerPoints,
  CheckLines,
  NoteError,
  PlanVerification,
  RemoveError,
} from '@understory/contracts/footprints/verification/verification-checks.ts'
import { QuoteVerification } from '@understory/contracts/footprints/verification/verification-orders.ts'
import {
  AnswerQuestion,
  AskQuestion,
} from '@understory/contracts/footprints/verification/verification-questions.ts'
import {
  AnswerUnlock,
  DecideVerification,
  RequestUnlock,
  RequestVerification,
} from '@understory/contracts/footprints/verification/verifications.ts'
import { askOutcome, payFor } from '../commerce/purchases.ts'
import { refinedFootprint, setStatusOf } from '../footprints/footprints.ts'
import { readyToVerify } from '../footprints/ready-to-verify.ts'
import { all, one, type Promised } from './promises.ts'
import type { Scene } from './scene.ts'

const COVERS = { covers: ['scopesOneTwo' as const], level: 'limited' as const }

async function bought({ api, owner }: Scene): Promise<string> {
  const body = { currency: 'GBP', scopesOneTwo: true } as const
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

async function readyOf({ api, owner }: Scene) {
  const { footprintId } = await readyToVerify(api, owner)
  return { by: owner.bearer, params: { footprintId } }
}

/** A footprint that staff are checking. */
export async function verifying(scene: Scene) {
  await bought(scene)
  const { by, params } = await readyOf(scene)
  const asked = await scene.api.call(RequestVerification, { params, body: COVERS }, by)
  return { by, params, verificationId: asked.data.verificationId }
}

export async function questioned(scene: Scene) {
  const { by, params, verificationId } = await verifying(scene)
  const asking = { params: { verificationId }, body: { text: 'Which meter?' } }
  const { data } = await scene.api.call(AskQuestion, asking, scene.staff)
  return { by, params: { ...params, questionId: data.questionId } }
}

/** What staff note of a check, on a verification of its own. */
async function checking(scene: Scene) {
  const { verificationId } = await verifying(scene)
  return { by: scene.staff, params: { verificationId } }
}

const NO_LINES: BodyOf<typeof CheckLines> = { lines: [] }
const ONE_POINT: BodyOf<typeof AnswerPoints> = {
  points: [{ point: 'units', answer: 'yes', note: '' }],
}
const RETURNED = { outcome: 'returned', findings: 'A meter was misread' } as const

export const OF_VERIFICATIONS: readonly Promised[] = [
  // One was bought, and all four want it.
  one(RequestVerification, ['FOOTPRINT_LOCKED', 'VERIFICATION_NOT_BOUGHT'], async (scene) => {
    await bought(scene)
    return { ...(await readyOf(scene)), body: COVERS }
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
  all(PlanVerification, async (scene) => ({
    ...(await checking(scene)),
    body: { materialityBasisPoints: 400 },
  })),
  all(CheckLines, async (scene) => ({ ...(await checking(scene)), body: NO_LINES })),
  all(AnswerPoints, async (scene) => ({
    ...(await checking(scene)),
    body: ONE_POINT,
  })),
  all(NoteError, async (scene) => ({
    ...(await checking(scene)),
    body: { grams: 5, note: 'A digit too many' },
  })),
  one(RemoveError, ['ERROR_NOT_FOUND'], async (scene) => {
    const { by, params } = await checking(scene)
    const noting = { params, body: { grams: 5, note: 'None after all' } }
    const { data } = await scene.api.call(NoteError, noting, by)
    return { by, params: { ...params, errorId: data.errorId } }
  }),
  all(ClearPlausibilityWarning, async ({ api, owner }) => {
    const params = { footprintId: await refinedFootprint(api, owner) }
    const ownFactor = { kgCo2e: 1e6, unit: 'kg', source: 'Mill' }
    const line = { category: 'businessTravel', quantity: 1e5, unit: 'kg', ownFactor } as const
    const adding = { params, body: { lines: [{ ...line, isSure: true }] } }
    await api.call(AddLines, adding, owner.bearer)
    const { data } = await api.call(ListPlausibilityWarnings, { params }, owner.bearer)
    const body = { key: data.warnings[0]?.key ?? '', reason: 'It is an airline.' }
    return { by: owner.bearer, params, body }
  }),
  one(AnswerUnlock, ['UNLOCK_NOT_FOUND'], async (scene) => {
    const { by, params } = await footprintOf(scene, 'verified')
    const asking = { params, body: { reason: randomUUID() } }
    const { data } = await scene.api.call(RequestUnlock, asking, by)
    const body = { answer: 'granted' } as const
    return { by: scene.staff, params: { requestId: data.requestId }, body }
  }),
]

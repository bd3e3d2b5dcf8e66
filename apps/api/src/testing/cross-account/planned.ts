import { randomUUID } from 'node:crypto'
import { AddIntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import { AddAction } from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import { AddTarget } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { UploadEvidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  AddEntity,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { ReplaceDisclosureProfile } from '@understory/contracts/footprints/disclosure-profiles.ts'
import { AnswerFigureRequest } from '@understory/contracts/footprints/figure-requests.ts'
import { SaveHouseholdResult } from '@understory/contracts/footprints/household.ts'
import { QuoteVerification } from '@understory/contracts/footprints/verification/verification-orders.ts'
import type { Month } from '@understory/domain/calendar/calendar.ts'
import { SAMPLES } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import { payFor } from '../commerce/purchases.ts'
import { askFigures } from '../footprints/ask-figures.ts'
import { answerSurveyBy, openSurvey } from '../footprints/commuting-surveys.ts'
import { uploadedLedger } from '../footprints/ledgers.ts'
import { meteredBy } from '../footprints/meters.ts'
import { ACTION, BAKERY, BASE, FIGURE, TARGET } from '../footprints/planned-facts.ts'
import { publishedFootprint } from '../footprints/published-footprints.ts'
import { acceptedSupplier } from '../footprints/suppliers.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'
import { billOneOrder } from '../stores/store-bills.ts'
import { connectShop, contributeOnePercent, MOSS } from '../stores/stores.ts'
import { addWidget } from '../widgets.ts'

const HOME = { country: 'GB', answers: { diet: 'vegan' } }

/** A footprint with an inventory, and a plan, by the names of their parameters. */
export async function makePlanned(api: TestApi, owner: TestPerson) {
  const { bearer } = owner
  const saving = {
    input: BAKERY,
    companyName: 'Quillwort',
    startMonth: BASE,
    frequency: 'annual',
  } as const
  const { footprintId } = (await api.call(SaveFootprint, { body: saving }, bearer)).data
  const params = { footprintId }
  const started = { params, body: { approach: 'operationalControl' } } as const
  await api.call(StartInventory, started, bearer)
  const name = 'Sedge Ltd'
  const entity = { name, equityBasisPoints: 5_000, hasFinancialControl: true }
  const owned = { params, body: { ...entity, hasOperationalControl: true } }
  const { entities } = (await api.call(AddEntity, owned, bearer)).data
  const line = {
    category: 'stationaryCombustion',
    description: 'Oven',
    quantity: 1,
    unit: 'kg',
    ownFactor: { kgCo2e: 1, unit: 'kg', source: 'The supplier' },
  } as const
  const { lines } = (await api.call(AddLines, { params, body: { lines: [line] } }, bearer)).data
  const upload = { params, query: { fileName: 'Quillwort bill.pdf' }, file: SAMPLES.pdf }
  await answerSurveyBy(api, await openSurvey(api, owner, params), 3)
  const { evidenceId } = (await api.call(UploadEvidence, upload, bearer)).data
  return {
    footprintId,
    evidenceId,
    entityId: entities[0]?.entityId ?? randomUUID(),
    lineId: lines[0]?.lineId ?? randomUUID(),
    figureRequestId: await answeredRequest(api, owner, footprintId),
    approvalId: await askToApprove(api, owner, footprintId),
    ...(await meteredBy(api, owner)),
    importId: await uploadedLedger(api, owner, footprintId),
    ...(await acceptedSupplier(api, owner, footprintId)),
    ...(await askToVerify(api, owner, footprintId)),
    footprintCertificateId: await publishedFootprint(api, owner, footprintId),
    storeId: await connectMoss(api, owner),
    externalId: 'an-order',
    billId: (await billOneOrder(api, owner)).billId,
    widgetId: await addWidget(api, owner),
    year: await sayOfReport(api, owner),
    // Of a declaration.
    number: '1',
    kind: 'trees',
    theme: 'light',
    size: 'link',
    standard: 'ppn-006',
    category: 'franchises',
    factorId: randomUUID(),
    resultId: (await api.call(SaveHouseholdResult, { body: HOME }, bearer)).data.resultId,
    targetId: (await api.call(AddTarget, { body: TARGET }, bearer)).data.targetId,
    actionId: (await api.call(AddAction, { body: ACTION }, bearer)).data.actionId,
    figureId: (await api.call(AddIntensityFigure, { body: FIGURE }, bearer)).data.figureId,
  }
}

/** Who answers for a report; the year is nobody's, what is said of it is. */
async function sayOfReport(api: TestApi, { bearer }: TestPerson): Promise<string> {
  const body = { responsible: 'Quillwort & Sedge' }
  const { data } = await api.call(
    ReplaceDisclosureProfile,
    { params: { year: 2025 }, body },
    bearer,
  )
  return String(data.year)
}

async function connectMoss(api: TestApi, owner: TestPerson): Promise<string> {
  const { data } = await connectShop(api, owner, MOSS)
  await contributeOnePercent(api, owner, data.storeId)
  return data.storeId
}

/** Figures that someone was asked for by a link, and answered. */
async function answeredRequest(api: TestApi, owner: TestPerson, footprintId: string) {
  const startMonth = BASE as Month
  const { requestId, token } = await askFigures(api, owner, { footprintId, startMonth })
  const body = { name: 'Quillwort & Sedge', quantities: [5, 6] }
  await api.call(AnswerFigureRequest, { params: { token }, body })
  return requestId
}

/** A declaration that waits for a second person. */
async function askToApprove(api: TestApi, owner: TestPerson, footprintId: string): Promise<string> {
  const [id, now] = [randomUUID(), api.deps.clock()]
  await api.deps.db
    .insertInto('declaration_approval')
    .values({
      id,
      account_id: owner.accountId,
      footprint_id: footprintId,
      asked_at: now,
      inventory_at: now,
      total_grams: 5,
      state: 'asked',
    })
    .execute()
  return id
}

/** A verification and an unlock request that wait for staff. */
async function askToVerify(api: TestApi, owner: TestPerson, footprintId: string) {
  const body = { currency: 'GBP', scopesOneTwo: true } as const
  const { data } = await api.call(QuoteVerification, { body })
  const { purchaseId } = await payFor(api, owner, data.quoteId)
  const { db, clock } = api.deps
  const [verificationId, requestId] = [randomUUID(), randomUUID()]
  const asked = {
    footprint_id: footprintId,
    account_id: owner.accountId,
    requested_at: clock(),
  }
  await db
    .insertInto('footprint_verification')
    .values({ ...asked, id: verificationId, purchase_id: purchaseId })
    .execute()
  await db
    .insertInto('unlock_request')
    .values({ ...asked, id: requestId, reason: 'A meter was misread' })
    .execute()
  const questionId = randomUUID()
  await db
    .insertInto('verification_question')
    .values({
      id: questionId,
      verification_id: verificationId,
      account_id: owner.accountId,
      text: 'Where is the Quillwort bill?',
      asked_at: clock(),
    })
    .execute()
  const errorId = randomUUID()
  await db
    .insertInto('verification_error')
    .values({
      id: errorId,
      verification_id: verificationId,
      account_id: owner.accountId,
      grams: 5,
      note: 'A digit too many',
      noted_at: clock(),
    })
    .execute()
  return { verificationId, requestId, questionId, errorId }
}

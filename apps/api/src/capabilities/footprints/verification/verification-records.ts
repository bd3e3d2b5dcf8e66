import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { VerificationQuestion } from '@understory/contracts/footprints/verification/verification-questions.ts'
import type {
  GetVerifications,
  ListFootprintWork,
  ViewVerification,
} from '@understory/contracts/footprints/verification/verifications.ts'
import type { Database } from '@understory/database/connect.ts'
import { serviceName } from '@understory/domain/commerce/prices/services.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { storedServicesOf } from '../../commerce/purchases/public.ts'
import {
  findInventory,
  hasFootprint,
  presentEvidence,
  presentLines,
  selectEvidence,
  selectLines,
  viewInventory,
  warningsOf,
} from '../company-footprints/public.ts'
import { ledgerRowsOf } from './behind/ledger-rows-of.ts'
import { viewCheck } from './checking/view-check.ts'
import { coveredParts } from './covered-parts.ts'
import { countQuestions, questionsOf } from './questions/question-records.ts'
import { listUnused, orderedParts } from './unused-purchases.ts'

type VerificationRecordsKey = { readonly footprintId: string; readonly accountId: string }

const VERIFICATION_RECORDS_MAX_LINES = 2_000
const MOST_WORK = 200

const selectVerifications = (db: Database) =>
  db
    .selectFrom('footprint_verification as v')
    .innerJoin('purchase as p', 'p.id', 'v.purchase_id')
    .innerJoin('purchase_quote as q', 'q.id', 'p.quote_id')
    .innerJoin('footprint as f', 'f.id', 'v.footprint_id')
    .select([
      'v.id',
      'v.footprint_id',
      'v.account_id',
      'v.requested_at',
      'v.outcome',
      'v.standard',
      'v.assurance',
      'v.statement',
      'v.findings',
      'v.decided_at',
      'v.covers',
      'v.level',
      'f.declared',
      'q.services',
    ])
type VerificationRow = Awaited<
  ReturnType<ReturnType<typeof selectVerifications>['executeTakeFirstOrThrow']>
>

type Questions = ReadonlyMap<string, VerificationQuestion[]>

const presentVerification = (row: VerificationRow, questions: Questions) => ({
  verificationId: row.id,
  ...coveredBy(row),
  level: row.level,
  requestedAt: row.requested_at.toISOString(),
  outcome: row.outcome,
  standard: row.standard,
  assurance: row.assurance,
  statement: row.statement,
  findings: row.findings,
  decidedAt: row.decided_at?.toISOString() ?? null,
  questions: questions.get(row.id) ?? [],
})

/** The parts by name, or what the order was of where they were not named. */
function coveredBy(row: VerificationRow) {
  const { scopesOneTwo, scopeThreeCategories } = orderedParts(row)
  const parts = row.covers ? coveredParts(row, row.covers) : null
  return {
    covers: parts
      ? parts.map(({ name }) => name)
      : storedServicesOf(row).map(({ service, count }) => serviceName({ service, count })),
    parts,
    scopesOneTwo,
    scopeThreeCategories,
  }
}

export async function getVerifications(
  { db }: Pick<Deps, 'db'>,
  { footprintId, accountId }: VerificationRecordsKey,
): Promise<ReplyOf<typeof GetVerifications> | Refused> {
  if (!(await hasFootprint(db, { accountId, footprintId }))) return refuse('FOOTPRINT_NOT_FOUND')
  const verifications = await selectVerifications(db)
    .where('v.footprint_id', '=', footprintId)
    .where('v.account_id', '=', accountId)
    .orderBy('v.requested_at', 'desc')
    .execute()
  const requests = await db
    .selectFrom('unlock_request')
    .select(['id', 'reason', 'requested_at', 'answer', 'note'])
    .where('footprint_id', '=', footprintId)
    .where('account_id', '=', accountId)
    .orderBy('requested_at', 'desc')
    .execute()
  const unused = await listUnused(db, accountId)
  const ids = verifications.map(({ id }) => id)
  const questions = await questionsOf(db, ids, { forStaff: false })
  return {
    verifications: verifications.map((row) => presentVerification(row, questions)),
    unlockRequests: requests.map(({ id, reason, requested_at, answer, note }) => ({
      requestId: id,
      reason,
      requestedAt: requested_at.toISOString(),
      answer,
      note,
    })),
    unused: unused.length,
    unusedOrders: unused.map((order) => ({ ...order, parts: [...order.parts] })),
  }
}

/** What waits for staff, oldest first. */
export async function listFootprintWork({
  db,
}: Pick<Deps, 'db'>): Promise<ReplyOf<typeof ListFootprintWork>> {
  const waiting = [
    'f.id as footprint_id',
    'f.company_name',
    'f.start_month',
    'a.display_name',
  ] as const
  const verifications = await db
    .selectFrom('footprint_verification as v')
    .innerJoin('footprint as f', 'f.id', 'v.footprint_id')
    .innerJoin('account as a', 'a.id', 'v.account_id')
    .select([...waiting, 'v.id', 'v.requested_at'])
    .select(countQuestions)
    .where('v.outcome', 'is', null)
    .orderBy('v.requested_at')
    .limit(MOST_WORK)
    .execute()
  const requests = await db
    .selectFrom('unlock_request as u')
    .innerJoin('footprint as f', 'f.id', 'u.footprint_id')
    .innerJoin('account as a', 'a.id', 'u.account_id')
    .select([...waiting, 'u.id', 'u.requested_at', 'u.reason'])
    .where('u.answer', 'is', null)
    .orderBy('u.requested_at')
    .limit(MOST_WORK)
    .execute()
  return {
    verifications: verifications.map((row) => ({
      ...presentWaiting(row),
      verificationId: row.id,
      questions: Number(row.questions),
      openQuestions: Number(row.open_questions),
    })),
    unlockRequests: requests.map((row) => ({
      ...presentWaiting(row),
      requestId: row.id,
      reason: row.reason,
    })),
  }
}

function presentWaiting(row: {
  footprint_id: string
  company_name: string
  start_month: string
  display_name: string
  requested_at: Date
}) {
  return {
    footprintId: row.footprint_id,
    account: row.display_name,
    companyName: row.company_name,
    startMonth: row.start_month.slice(0, 7),
    requestedAt: row.requested_at.toISOString(),
  }
}

/** The inventory of a footprint as staff verify it. */
export async function viewVerification(
  deps: Pick<Deps, 'db' | 'clock'>,
  verificationId: string,
): Promise<ReplyOf<typeof ViewVerification> | Refused> {
  const row = await selectVerifications(deps.db)
    .where('v.id', '=', verificationId)
    .executeTakeFirst()
  if (!row) return refuse('VERIFICATION_NOT_FOUND')
  const wanted = { footprintId: row.footprint_id, accountId: row.account_id }
  const inventory = await viewInventory(deps, wanted)
  const found = await findInventory(deps.db, wanted)
  if (inventory instanceof Refused || !found) return refuse('VERIFICATION_NOT_FOUND')
  const lines = await selectLines(deps.db, { inventoryId: found.id })
  const questions = await questionsOf(deps.db, [row.id], { forStaff: true })
  const evidence = await selectEvidence(deps.db, wanted)
    .where('status', '=', 'complete')
    .where('question_id', 'is', null)
    .execute()
  return {
    verification: presentVerification(row, questions),
    footprint: inventory.footprint,
    inventory,
    lines: await presentLines(deps.db, lines.slice(0, VERIFICATION_RECORDS_MAX_LINES)),
    evidence: await presentEvidence(deps.db, evidence),
    check: await viewCheck(deps, row.id),
    warnings: await warningsOf(deps.db, wanted),
    ledgerRows: await ledgerRowsOf(deps.db, found.id),
  }
}

import { createHash } from 'node:crypto'
import type { EnterImpact } from '@understory/contracts/commerce/granted-impact.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { Tx } from '@understory/database/connect.ts'
import type { GrantedImpact, ImpactEvidence } from '@understory/database/rows.generated.ts'
import { type CalendarDate, parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import { LARGEST_QUANTITIES } from '@understory/domain/commerce/prices/largest-quantities.ts'
import { entriesForPurchase } from '@understory/domain/proof/ledger/entries.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import { insertAuditEntry } from '../../../database/audit.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { workScope } from '../../../http/requests/work-scope.ts'
import { appendToLedger, isSupplyExceeded, issueCertificates } from '../../proof/ledger/public.ts'
import { defaultProjects } from '../prices/public.ts'
import { evidenceType } from './evidence-type.ts'
import { grantedImpactMessage } from './messages/messages.generated.ts'

type EnterImpactInput = BodyOf<typeof EnterImpact>

/**
 * Enters impact that nobody bought here: in the ledger under a source of its own, with the evidence
 * stored with it, a certificate, and an entry in the customer's activity. All of it or nothing.
 */
export async function enterImpact(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  staffId: string | null,
  asked: EnterImpactInput,
): Promise<{ grantedId: string } | Refused> {
  const day = parseCalendarDate(asked.effectiveOn)
  const refused = refusalOf(asked, day)
  if (refused || !day) return refused ?? refuse('BAD_REQUEST')
  const bytes = Buffer.from(asked.evidence.file, 'base64')
  const contentType = evidenceType(bytes)
  if (!contentType) {
    const { refusal } = refuse('EVIDENCE_INVALID')
    return refuse('EVIDENCE_INVALID', [{ field: 'evidence', message: refusal.message }])
  }
  const account = await deps.db
    .selectFrom('account')
    .select('kind')
    .where('id', '=', asked.accountId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!account) return refuse('ACCOUNT_UNKNOWN')
  const grantedId = deps.newId()
  const evidence = { contentType, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
  const kind = asked.kind === 'off-platform' ? 'offplatform' : 'offer'
  const product = `${account.kind}-${kind}-onetime` as const
  return transact(deps.db, async (tx) => {
    await enterInLedger(tx, deps, { grantedId, staffId, asked, day, product, evidence })
    return { grantedId }
  }).catch((fault: unknown) => {
    if (isSupplyExceeded(fault)) return refuse('SUPPLY_EXCEEDED')
    throw fault
  })
}

function refusalOf(asked: EnterImpactInput, day: CalendarDate | null): Refused | null {
  const { milliTrees: trees, co2eGrams, plasticGrams } = asked
  if (trees + co2eGrams + plasticGrams === 0) return refuse('NO_PRODUCTS_SELECTED')
  const problems = [
    ...tooMuch('milliTrees', trees, LARGEST_QUANTITIES.trees),
    ...tooMuch('co2eGrams', co2eGrams, LARGEST_QUANTITIES.co2e),
    ...tooMuch('plasticGrams', plasticGrams, LARGEST_QUANTITIES.plastic),
    ...(day
      ? []
      : [{ field: 'effectiveOn', message: grantedImpactMessage('enter-impact.effective-on') }]),
  ]
  return problems.length > 0 ? refuse('BAD_REQUEST', problems) : null
}

function tooMuch(field: string, quantity: number, largest: number) {
  return quantity > largest
    ? [{ field, message: grantedImpactMessage('enter-impact.message.2') }]
    : []
}

type Entering = {
  readonly grantedId: string
  readonly staffId: string | null
  readonly asked: EnterImpactInput
  readonly day: CalendarDate
  readonly product: GrantedImpact['product']
  readonly evidence: {
    readonly contentType: ImpactEvidence['content_type']
    readonly bytes: Buffer
    readonly sha256: string
  }
}

async function enterInLedger(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  entering: Entering,
): Promise<void> {
  const { grantedId, staffId, asked, day, product, evidence } = entering
  const { accountId, kind, title, milliTrees: trees, co2eGrams, plasticGrams } = asked
  const now = deps.clock()
  const projects = await defaultProjects(tx)
  await tx
    .insertInto('granted_impact')
    .values({
      id: grantedId,
      account_id: accountId,
      kind,
      product,
      title,
      milli_trees: trees,
      co2e_grams: co2eGrams,
      plastic_grams: plasticGrams,
      tree_project: projects.trees,
      co2e_project: projects.co2e,
      plastic_project: projects.plastic,
      effective_on: day,
      entered_by: staffId,
      entered_at: now,
    })
    .execute()
  await tx
    .insertInto('impact_evidence')
    .values({
      granted_id: grantedId,
      account_id: accountId,
      file_name: asked.evidence.name,
      content_type: evidence.contentType,
      sha256: evidence.sha256,
      bytes: evidence.bytes,
    })
    .execute()
  const entries = entriesForPurchase({
    id: grantedId,
    product,
    sourceKind: kind,
    // Nothing was priced: its basis is the evidence.
    priceBookVersion: `evidence:${evidence.sha256.slice(0, 16)}`,
    range: { from: day, to: day },
    projects,
    quantities: { trees: milliTrees(trees), co2e: grams(co2eGrams), plastic: grams(plasticGrams) },
  })
  await appendToLedger(tx, { accountId, recordedAt: now }, entries)
  const certificate = { account_id: accountId, granted_id: grantedId, issued_at: now }
  await issueCertificates(tx, [{ id: deps.newId(), ...certificate }]).execute()
  await recordForCustomer(tx, deps, { event: 'impact-entered', staffId, accountId, reason: title })
}

/** The entry in the customer's activity, with the reason. */
export async function recordForCustomer(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  done: {
    readonly event: 'impact-entered' | 'impact-taken-back'
    readonly staffId: string | null
    readonly accountId: string
    readonly reason: string
  },
): Promise<void> {
  await insertAuditEntry(tx, {
    at: deps.clock(),
    event: done.event,
    staff_id: done.staffId,
    account_id: done.accountId,
    reason: done.reason,
    request_id: workScope.getStore()?.requestId ?? '',
  })
}

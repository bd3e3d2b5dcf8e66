import type { GrantedImpact } from '@understory/contracts/commerce/granted-impact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'

const LIST_GRANTED_LIMIT = 200

/** What was entered for an account, newest first, including entries reversed since. */
export async function listGranted(
  deps: Pick<Deps, 'db'>,
  accountId: string,
): Promise<GrantedImpact[]> {
  const rows = await deps.db
    .selectFrom('granted_impact as g')
    .innerJoin('certificate as c', 'c.granted_id', 'g.id')
    .innerJoin('impact_evidence as e', 'e.granted_id', 'g.id')
    .selectAll('g')
    .select(['c.id as certificate_id', 'e.file_name', 'e.content_type', 'e.sha256'])
    .where('g.account_id', '=', accountId)
    .orderBy('g.entered_at', 'desc')
    .limit(LIST_GRANTED_LIMIT)
    .execute()
  return rows.map((row) => ({
    grantedId: row.id,
    kind: row.kind,
    product: row.product,
    title: row.title,
    milliTrees: row.milli_trees,
    co2eGrams: row.co2e_grams,
    plasticGrams: row.plastic_grams,
    effectiveOn: row.effective_on,
    enteredAt: row.entered_at.toISOString(),
    reversed: row.reversed_at && {
      at: row.reversed_at.toISOString(),
      reason: row.reversal_reason ?? '',
    },
    certificateId: row.certificate_id,
    evidence: { name: row.file_name, contentType: row.content_type, sha256: row.sha256 },
  }))
}

/** As staff read it: of any account. */
export async function listGrantedTo(deps: Pick<Deps, 'db'>, accountId: string) {
  const account = await deps.db
    .selectFrom('account')
    .select('display_name')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) return refuse('ACCOUNT_UNKNOWN')
  return { account: account.display_name, granted: await listGranted(deps, accountId) }
}

export async function getEvidence(
  deps: Pick<Deps, 'db'>,
  wanted: { readonly grantedId: string; readonly accountId: string },
): Promise<Uint8Array | Refused> {
  const row = await deps.db
    .selectFrom('impact_evidence')
    .select('bytes')
    .where('granted_id', '=', wanted.grantedId)
    .where('account_id', '=', wanted.accountId)
    .executeTakeFirst()
  return row ? new Uint8Array(row.bytes) : refuse('GRANTED_NOT_FOUND')
}

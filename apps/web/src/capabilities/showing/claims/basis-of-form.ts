import type { ClaimBasis } from '@understory/contracts/showing/claims.ts'
import { CLAIM_BASIS_FIELDS } from '@understory/domain/showing/claims/rules/claim-terms.ts'
import type { PostedForm } from '../../../http/posted-form.ts'

/** What was typed of a basis; what was left empty is not in it. */
export function basisOfForm(form: PostedForm): ClaimBasis {
  const given = CLAIM_BASIS_FIELDS.map(
    (field) => [field, form.optional(`basis.${field}`)] as const,
  ).filter(([, value]) => value !== null)
  return Object.fromEntries(given)
}

import type { ClaimBasis } from '@understory/contracts/showing/claims.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { type ClaimFinding, checkClaim } from '@understory/domain/showing/claims/check-claim.ts'
import {
  CLAIM_MARKETS,
  type ClaimBasisField,
} from '@understory/domain/showing/claims/rules/claim-terms.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { claimsMessage } from './messages/messages.generated.ts'

type PublicWords = {
  /** By the field in which they were written. */
  readonly texts: Readonly<Record<string, string>>
  /** `null`: there is no room for a basis beside them. */
  readonly basis: ClaimBasis | null
  readonly now: Date
}

/** What may not be said where everyone reads it, field by field; `null` where all of it may. */
export function refuseClaims({ texts, basis, now }: PublicWords): Refused | null {
  const problems: { field: string; message: string }[] = []
  const missing = new Set<ClaimBasisField>()
  let isRefused = false
  for (const [field, text] of Object.entries(texts)) {
    const found = worstFinding(text, basis ?? {}, now)
    if (!found) continue
    isRefused ||= found.verdict === 'refused' || basis === null
    problems.push({ field, message: sentenceOf(found, basis !== null) })
    if (found.verdict === 'needs-basis') for (const each of found.missing) missing.add(each)
  }
  if (problems.length === 0) return null
  if (isRefused) return refuse('CLAIM_REFUSED', problems)
  const fields = [...missing].map((field) => ({
    field: `claimBasis.${field}`,
    message: claimsMessage('refuse-claims.message'),
  }))
  return refuse('CLAIM_NEEDS_BASIS', [...problems, ...fields])
}

/** With all that the findings of one verdict miss. */
function worstFinding(text: string, basis: ClaimBasis, now: Date): ClaimFinding | null {
  const { verdict, findings } = checkClaim({
    text,
    markets: CLAIM_MARKETS,
    subject: 'unknown',
    audience: 'consumers',
    basis,
    day: dayOf(now),
  })
  if (verdict === 'allowed') return null
  const worst = findings.filter((finding) => finding.verdict === verdict)
  const [first] = worst
  return first ? { ...first, missing: [...new Set(worst.flatMap((each) => each.missing))] } : null
}

function sentenceOf({ verdict, span, suggestion }: ClaimFinding, hasRoom: boolean): string {
  if (verdict === 'refused')
    return claimsMessage('refuse-claims.sentence-of', { text: span.text, suggestion })
  if (hasRoom) return claimsMessage('refuse-claims.sentence-of.2', { text: span.text, suggestion })
  return claimsMessage('refuse-claims.sentence-of.3', { text: span.text })
}

import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { CheckClaim } from '@understory/contracts/showing/claims.ts'
import {
  CLAIM_AUDIENCES,
  CLAIM_MARKETS,
  CLAIM_SUBJECTS,
} from '@understory/domain/showing/claims/rules/claim-terms.ts'
import type { PostedForm } from '../../../http/posted-form.ts'
import { basisOfForm } from './basis-of-form.ts'

/** In the markets that the form names; in all of them where it names none. */
export function claimOfForm(form: PostedForm): BodyOf<typeof CheckClaim> {
  const named = form.texts('markets')
  const markets = CLAIM_MARKETS.filter((market) => named.includes(market))
  return {
    text: form.text('text'),
    markets: markets.length > 0 ? markets : [...CLAIM_MARKETS],
    subject: form.oneOf('subject', CLAIM_SUBJECTS, 'unknown'),
    audience: form.oneOf('audience', CLAIM_AUDIENCES, 'consumers'),
    basis: basisOfForm(form),
  }
}

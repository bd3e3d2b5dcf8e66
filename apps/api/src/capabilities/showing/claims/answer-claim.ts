import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { CheckClaim, CheckedClaim } from '@understory/contracts/showing/claims.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { checkClaim } from '@understory/domain/showing/claims/check-claim.ts'

/** Stores nothing, and nothing of the text is logged. */
export function answerClaim(question: BodyOf<typeof CheckClaim>, now: Date): CheckedClaim {
  const { verdict, markets, findings } = checkClaim({ ...question, day: dayOf(now) })
  return {
    verdict,
    markets: [...markets],
    findings: findings.map(({ needs, missing, ...finding }) => ({
      ...finding,
      needs: [...needs],
      missing: [...missing],
    })),
  }
}

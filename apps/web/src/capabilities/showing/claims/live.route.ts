import { CheckClaim } from '@understory/contracts/showing/claims.ts'
import { readForm } from '../../../http/posted-form.ts'
import { publicApi } from '../../../http/session.ts'
import type { Route } from './+types/live.route'
import type { LiveClaim } from './claim-check.island.tsx'
import { claimOfForm } from './claim-of-form.ts'

/** What may be said, while it is typed. */
export async function action({ request, context }: Route.ActionArgs): Promise<LiveClaim> {
  const body = claimOfForm(await readForm(request))
  const answer = await publicApi(request, context)(CheckClaim, { body })
  return { answer: answer.ok ? answer.data : null }
}

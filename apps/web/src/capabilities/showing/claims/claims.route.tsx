import { CheckClaim } from '@understory/contracts/showing/claims.ts'
import { data } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { publicApi } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/claims.route'
import { claimOfForm } from './claim-of-form.ts'
import { CLAIMS_PATH, ClaimsPage } from './claims-page.tsx'
import { claimsMessage } from './messages/messages.generated.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: claimsMessage('claims.whatMayYouSay'),
    description: claimsMessage('claims.description'),
    path: CLAIMS_PATH,
  })

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const claim = claimOfForm(form)
  const checked = await publicApi(request, context)(CheckClaim, { body: claim })
  if (checked.ok) return { claim, checked: checked.data, refused: null }
  const refused = form.refused(checked.refusal, (field) =>
    field.startsWith('basis') ? field.replaceAll('/', '.') : field,
  )
  return data({ claim, checked: null, refused }, { status: checked.status })
}

export default function ClaimsRoute({ actionData }: Route.ComponentProps) {
  return <ClaimsPage asked={actionData ?? null} />
}

import { CheckClaim } from '@understory/contracts/showing/claims.ts'
import { data } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { publicApi } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/claims.route'
import { claimOfForm } from './claim-of-form.ts'
import { CLAIMS_PATH, ClaimsPage } from './claims-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'What may you say?',
    description:
      'Type a sentence about the climate, and see what may be said in the United Kingdom, the European Union and the United States, by which source, and what to say instead.',
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

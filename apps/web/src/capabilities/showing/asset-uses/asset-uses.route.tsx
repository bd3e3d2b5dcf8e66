import { GetAssetUses, SayMarkets } from '@understory/contracts/showing/asset-uses.ts'
import { CheckClaim } from '@understory/contracts/showing/claims.ts'
import { CLAIM_MARKETS } from '@understory/domain/showing/claims/rules/claim-terms.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { mayChangeSettings } from '../../people/settings/public.ts'
import { claimOfForm } from '../claims/public.ts'
import type { Route } from './+types/asset-uses.route'
import { AssetUsesPage } from './asset-uses-page.tsx'
import { assetUsesMessage } from './messages/messages.generated.ts'

const WHERE = '/my-impact/share/where'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: assetUsesMessage('assetUses.whereToShowThem'),
    description: assetUsesMessage('assetUses.description'),
    path: WHERE,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const uses = await session.api(GetAssetUses, {})
  if (!uses.ok) throw data(null, { status: uses.status })
  return {
    uses: uses.data,
    mayChange: mayChangeSettings(session),
    isSaved: new URL(request.url).searchParams.get('done') === 'saved',
  }
}

/** Says where people see what is shown, or asks about a sentence. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  if (form.text('intent') === 'check') {
    const claim = claimOfForm(form)
    const checked = await api(CheckClaim, { body: claim })
    if (checked.ok) return { asked: { text: claim.text, checked: checked.data }, refused: null }
    const refused = form.refused(checked.refusal)
    return data({ asked: null, refused }, { status: checked.status })
  }
  const named = form.texts('markets')
  const markets = CLAIM_MARKETS.filter((market) => named.includes(market))
  const said = await api(SayMarkets, { body: { markets: markets.length > 0 ? markets : null } })
  if (said.ok) throw redirect(`${WHERE}?done=saved`, 303)
  return data({ asked: null, refused: form.refused(said.refusal) }, { status: said.status })
}

export default function AssetUsesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AssetUsesPage
      {...loaderData}
      asked={actionData?.asked ?? null}
      refused={actionData?.refused ?? null}
    />
  )
}

import { LeaveAccount, OpenBusiness, SwitchAccount } from '@understory/contracts/people/members.ts'
import { COUNTRIES } from '@understory/domain/countries/countries.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/accounts.route'
import { AccountsPage } from './accounts-page.tsx'
import { membersMessage } from './messages/messages.generated.ts'

const ACCOUNTS_PATH = '/my-impact/account/accounts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: membersMessage('accounts.page'),
    description: membersMessage('accounts.description'),
    path: ACCOUNTS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, account } = await requireAccount(request, context)
  return {
    held: user.userAccountRefs.map(({ account: each, userMetadata }) => ({
      id: each.uuid,
      name: each.displayName,
      role: userMetadata.role,
    })),
    active: account.uuid,
    isOnBehalf: user.impersonation !== null,
    kind: account.accountType,
    country: account.businessDetails?.countryOfIncorporation ?? 'GB',
    countries: COUNTRIES.map(({ iso2, name }) => ({ value: iso2, label: name })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const accountId = form.text('accountId')
  const answer = await act()
  if (answer.ok) return redirect(ACCOUNTS_PATH, 303)
  return data(form.refused(answer.refusal), { status: answer.status })

  function act() {
    switch (form.text('intent')) {
      case 'switch':
        return api(SwitchAccount, { body: { accountId } })
      case 'leave':
        return api(LeaveAccount, { params: { accountId } })
      case 'open': {
        const country = form.text('country')
        return api(OpenBusiness, { body: { companyName: form.text('companyName'), country } })
      }
      default:
        throw data(null, { status: 400 })
    }
  }
}

export default function AccountsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountsPage {...loaderData} answer={actionData} />
}

import { StartCardSetup } from '@understory/contracts/payments.ts'
import { Button } from '@understory/ui/button.tsx'
import { Notice } from '@understory/ui/notice.tsx'
import { data } from 'react-router'
import { requestContext } from '../../../http/request-context.ts'
import { requireAccount } from '../../../http/session.ts'
import { AccountPage } from '../../../shell/account-page.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/new-card.route'
import styles from './cards.module.css'
import NewCardForm from './new-card-form.island.tsx'

const PATH = '/my-impact/account/cards'

/** A bank or a wallet may open a window of its own, which has to find its way back. */
export const headers = () => ({ 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Add a card',
    description: 'Add a card to your account.',
    path: `${PATH}/new`,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = await requireAccount(request, context)
  const { settings } = context.get(requestContext)
  return {
    name: `${user.firstname ?? ''} ${user.lastname ?? ''}`.trim(),
    config: settings.payments,
    returnUrl: `${settings.origin}${PATH}`,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(StartCardSetup, {})
  return answer.ok
    ? { clientSecret: answer.data.clientSecret, refusal: null }
    : data({ clientSecret: null, refusal: answer.refusal.message }, { status: answer.status })
}

/** Adding a card begins with a POST, so that following a link never calls the provider. */
export default function NewCardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, config, returnUrl } = loaderData
  return (
    <AccountPage title="Add a card">
      {actionData?.refusal ? <Notice kind="error" title={actionData.refusal} /> : null}
      {actionData?.clientSecret ? (
        <NewCardForm {...{ config, name, returnUrl }} clientSecret={actionData.clientSecret} />
      ) : (
        <form method="post" className={styles.form}>
          <p>Nothing is charged. Your bank may ask whether it is you.</p>
          <div>
            <Button type="submit" look="action">
              Begin
            </Button>
          </div>
        </form>
      )}
    </AccountPage>
  )
}

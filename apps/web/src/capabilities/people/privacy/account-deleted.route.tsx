import { LinkButton } from '@understory/ui/forms/button.tsx'
import { data, redirect } from 'react-router'
import { isJustDone } from '../../../http/cookies/just-done.ts'
import { findSession } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/account-deleted.route'
import styles from './account-deleted.module.css'
import { privacyMessage } from './messages/messages.generated.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.isDone
      ? privacyMessage('accountDeleted.accountBeenDeleted')
      : privacyMessage('accountDeleted.whenAccountDeleted'),
    description: privacyMessage('accountDeleted.description'),
    path: '/account-deleted',
    robots: 'noindex',
  })

/** Where deleting an account ends. Anyone else who opens it reads what deleting does. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (await findSession(request, context)) throw redirect('/my-impact/account/data')
  const isDone = isJustDone(request, 'account-deleted')
  return data({ isDone }, { headers: isDone ? { 'clear-site-data': '"cookies", "storage"' } : {} })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function AccountDeletedPage({ loaderData: { isDone } }: Route.ComponentProps) {
  return (
    <div className={`page page-end ${styles.deleted}`}>
      <h1>
        {isDone
          ? privacyMessage('accountDeleted.accountBeenDeleted')
          : privacyMessage('accountDeleted.whenAccountDeleted')}
      </h1>
      <p className="lead">
        {privacyMessage('accountDeleted.nameEmailAddressesCards', {
          isDone: isDone ? 'yes' : 'other',
        })}
      </p>
      <p>
        {privacyMessage('accountDeleted.fundedStaysPublicLedger', {
          isDone: isDone ? 'yes' : 'other',
        })}
      </p>
      <p>
        <LinkButton href="/">{privacyMessage('accountDeleted.goHomePage')}</LinkButton>
      </p>
    </div>
  )
}

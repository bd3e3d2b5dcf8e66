import { LinkButton } from '@understory/ui/forms/button.tsx'
import { data, redirect } from 'react-router'
import { isJustDone } from '../../../http/cookies/just-done.ts'
import { findSession } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/account-deleted.route'
import styles from './account-deleted.module.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.isDone ? 'Your account has been deleted' : 'When an account is deleted',
    description: 'What went with it, and what stays.',
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
      <h1>{isDone ? 'Your account has been deleted' : 'When an account is deleted'}</h1>
      <p className="lead">
        {isDone ? 'Your' : 'Its'} name, email, addresses, cards, tax ids, settings and every way to
        sign in are gone{isDone ? '' : ' at once'}. A last email to {isDone ? 'your' : 'its'}{' '}
        address confirms it.
      </p>
      <p>
        What {isDone ? 'you' : 'it'} funded stays in the public ledger and on its certificates,
        without the name, so every certificate can still be verified. Thank you for it.
      </p>
      <p>
        <LinkButton href="/">Go to the home page</LinkButton>
      </p>
    </div>
  )
}

import { LinkButton } from '@understory/ui/button.tsx'
import { redirect } from 'react-router'
import { findSession } from '../../http/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/account-deleted.route'
import styles from './settings.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'When an account is deleted',
    description: 'What went with it, and what stays.',
    path: '/account-deleted',
    robots: 'noindex',
  })

/** Where deleting an account ends. Anyone can open it, so it says what deleting does. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (await findSession(request, context)) throw redirect('/my-impact/account/data')
  return null
}

export default function AccountDeletedPage() {
  return (
    <div className={`page page-end ${styles.deleted}`}>
      <h1>When an account is deleted</h1>
      <p className="lead">
        Its name, email, addresses, cards, tax ids, settings and every way to sign in are gone at
        once. A last email to its address confirms it.
      </p>
      <p>
        What it funded stays in the public ledger and on its certificates, without the name, so
        every certificate can still be verified. Thank you for it.
      </p>
      <p>
        <LinkButton href="/">Go to the home page</LinkButton>
      </p>
    </div>
  )
}

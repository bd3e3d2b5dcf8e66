import { LinkButton } from '@understory/ui/button.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/account-deleted.route'
import styles from './settings.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your account is deleted',
    description: 'What went with it, and what stays.',
    path: '/account-deleted',
    robots: 'noindex',
  })

/** Where deleting an account ends: nobody is signed in here any more. */
export default function AccountDeletedPage() {
  return (
    <div className={`page page-end ${styles.deleted}`}>
      <h1>Your account is deleted</h1>
      <p className="lead">
        Your name, email, addresses, cards, tax ids, settings and every way to sign in are gone. A
        last email to your address confirms it.
      </p>
      <p>
        What you funded stays in the public ledger and on its certificates, without your name, so
        every certificate can still be verified. Thank you for it.
      </p>
      <p>
        <LinkButton href="/">Go to the home page</LinkButton>
      </p>
    </div>
  )
}

import type { AccountKind } from '@understory/domain/people/accounts/account-kind.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { Visitor } from '../site-frame/load-visitor.ts'
import { type Misfit, misfitOf } from './account-fit.ts'
import styles from './account-fit-notice.module.css'

type AccountFitNoticeProps = { readonly path: string; readonly visitor: Visitor }

/** Shown above every setup page, so that nobody chooses what their account cannot buy. */
export function AccountFitNotice({ path, visitor }: AccountFitNoticeProps) {
  const misfit = misfitOf(path, visitor)
  if (!misfit) return null
  return (
    <aside className={`page ${styles.fit}`} aria-label="Your account">
      {misfit.why === 'other-kind' ? (
        <OtherKind misfit={misfit} path={path} visitor={visitor} />
      ) : (
        <Notice kind="warning" title={MAY_NOT_BUY[misfit.why](visitor.name)}>
          {NEXT_STEP[misfit.why]}
        </Notice>
      )}
    </aside>
  )
}

export const MAY_NOT_BUY = {
  role: (name: string) => `Your role in ${name} lets you look, not buy`,
  'on-behalf': (name: string) => `You act for ${name}, and staff never buy on behalf of a customer`,
} as const

export const NEXT_STEP = {
  role: 'You can put something together and see its price. To pay, ask an owner of the account to change your role.',
  'on-behalf': 'The customer pays on their own device.',
} as const

function OtherKind(props: {
  misfit: Extract<Misfit, { why: 'other-kind' }>
  path: string
  visitor: Visitor
}) {
  const { misfit, path, visitor } = props
  const { needed, equivalent } = misfit
  return (
    <Notice kind="warning" title={`This is for a ${needed} account`}>
      <p>
        You are signed in to {visitor.name}, a {visitor.kind} account. You can look around and see
        the price; to pay, you need a {needed} account, with an email of its own.
      </p>
      <div className={styles.ways}>
        <LinkButton href={equivalent}>See what suits your {visitor.kind} account</LinkButton>
        <MatchingAccount needed={needed} next={path} />
      </div>
    </Notice>
  )
}

/** Signs out, and redirects to sign in with the right kind of account or to join with a new one. */
export function MatchingAccount({ needed, next }: { needed: AccountKind; next: string }) {
  return (
    <form method="post" action="/logout" className={styles.ways}>
      <input type="hidden" name="next" value={next} />
      <Button type="submit">Sign in to a {needed} account</Button>
      <Button type="submit" name="join" value={needed}>
        Create a {needed} account
      </Button>
    </form>
  )
}

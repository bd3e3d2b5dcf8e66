import type { AccountKind } from '@understory/domain/people/accounts/account-kind.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { shellMessage } from '../messages/messages.generated.ts'
import type { Visitor } from '../site-frame/load-visitor.ts'
import { type Misfit, misfitOf } from './account-fit.ts'
import styles from './account-fit-notice.module.css'

type AccountFitNoticeProps = { readonly path: string; readonly visitor: Visitor }

/** Shown above every setup page, so that nobody chooses what their account cannot buy. */
export function AccountFitNotice({ path, visitor }: AccountFitNoticeProps) {
  const misfit = misfitOf(path, visitor)
  if (!misfit) return null
  return (
    <aside
      className={`page ${styles.fit}`}
      aria-label={shellMessage('accountFitNotice.yourAccount')}
    >
      {misfit.why === 'other-kind' ? (
        <OtherKind misfit={misfit} path={path} visitor={visitor} />
      ) : (
        <Notice kind="warning" title={MAY_NOT_BUY[misfit.why](visitor.name)}>
          {nextStep()[misfit.why]}
        </Notice>
      )}
    </aside>
  )
}

export const MAY_NOT_BUY = {
  role: (name: string) => shellMessage('accountFitNotice.roleLetsLookBuy', { name }),
  'on-behalf': (name: string) => shellMessage('accountFitNotice.actStaffNeverBuy', { name }),
} as const

export const nextStep = () =>
  ({
    role: shellMessage('accountFitNotice.putSomethingTogetherSee'),
    'on-behalf': shellMessage('accountFitNotice.customerPaysOwnDevice'),
  }) as const

function OtherKind(props: {
  misfit: Extract<Misfit, { why: 'other-kind' }>
  path: string
  visitor: Visitor
}) {
  const { misfit, path, visitor } = props
  const { needed, equivalent } = misfit
  return (
    <Notice kind="warning" title={shellMessage('accountFitNotice.thisIsForA', { needed })}>
      <p>
        {shellMessage('accountFitNotice.signedAccountLookAround', {
          name: visitor.name,
          kind: visitor.kind,
          needed,
        })}
      </p>
      <div className={styles.ways}>
        <LinkButton href={equivalent}>
          {shellMessage('accountFitNotice.seeSuitsAccount', { kind: visitor.kind })}
        </LinkButton>
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
      <Button type="submit">{shellMessage('accountFitNotice.signAccount', { needed })}</Button>
      <Button type="submit" name="join" value={needed}>
        {shellMessage('accountFitNotice.createAAccount', { needed })}
      </Button>
    </form>
  )
}

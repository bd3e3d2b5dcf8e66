import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { shellMessage, shellRich } from '../messages/messages.generated.ts'
import type { Visitor } from './load-visitor.ts'

/** A person in one of their accounts. */
export function signedInAs({ userId, accounts }: Pick<Visitor, 'userId' | 'accounts'>): string {
  const active = accounts.find(({ isActive }) => isActive)
  return `${userId} ${active?.id ?? ''}`
}

type SessionNoticesProps = { readonly visitor: Visitor; readonly path: string }

/** What a form that cannot be sent says, so that what was typed stays; a script takes it from here. */
export function SessionNotices({ visitor, path }: SessionNoticesProps) {
  const isStaff = visitor.impersonation !== null || path.startsWith('/staff')
  return (
    <template id="session-notices" data-as={signedInAs(visitor)}>
      <div data-session="ended">
        <Notice kind="error" title={REFUSALS.TOKEN_EXPIRED[1]}>
          {shellRich('sessionNotices.typedStillLogNew', {
            link: (words) => (
              <a href={isStaff ? '/impersonate' : '/login'} target="_blank" rel="noopener">
                {words}
              </a>
            ),
          })}
        </Notice>
      </div>
      <div data-session="other">
        <Notice
          kind="error"
          title={shellMessage('sessionNotices.noLonger', { name: visitor.name })}
        >
          {shellMessage('sessionNotices.anotherTabSignedSomeone')}
        </Notice>
      </div>
    </template>
  )
}

import { ListMailbox } from '@understory/contracts/developers/mailbox.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { data } from 'react-router'
import { publicApi } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/mailbox.route'
import styles from './mailbox.module.css'
import { mailboxMessage, mailboxRich } from './messages/messages.generated.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: mailboxMessage('mailbox.localMailbox'),
    description: mailboxMessage('mailbox.description'),
    path: '/dev/mailbox',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(ListMailbox, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return answer.data
}

export default function MailboxRoute({ loaderData: { messages } }: Route.ComponentProps) {
  if (messages.length === 0) {
    return (
      <EmptyState
        title={mailboxMessage('mailbox.noEmailsYet')}
        level="h1"
        picture={spot('letter')}
        action={<LinkButton href="/join">{mailboxMessage('mailbox.joinCome')}</LinkButton>}
      >
        {mailboxMessage('mailbox.installationRunsMachineSends')}
      </EmptyState>
    )
  }
  return (
    <div className={'page page-end page-top flow-32'}>
      <header>
        <h1>{mailboxMessage('mailbox.localMailbox')}</h1>
        <p className="lead quiet">{mailboxMessage('mailbox.emailsInstallationSentNewest')}</p>
      </header>
      <ul className={styles.messages}>
        {messages.map(({ id, subject, to, receivedAt }) => (
          <li key={id}>
            <a href={`/dev/mailbox/${id}`}>{subject}</a>
            <p className="quiet">
              {mailboxRich('mailbox.to', {
                to: to.join(', '),
                time: (words) => <time dateTime={receivedAt}>{words}</time>,
                whenWords: whenWords(receivedAt),
              })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function whenWords(instant: string): string {
  return new Date(instant).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
}

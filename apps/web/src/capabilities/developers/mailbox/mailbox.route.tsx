import { ListMailbox } from '@understory/contracts/developers/mailbox.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { data } from 'react-router'
import { publicApi } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/mailbox.route'
import styles from './mailbox.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Local mailbox',
    description: 'The emails this local installation would have sent.',
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
        title="No emails yet"
        level="h1"
        picture={spot('letter')}
        action={<LinkButton href="/join">Join, and one will come</LinkButton>}
      >
        This installation runs on one machine and sends no email. Every email it would have sent is
        caught here instead.
      </EmptyState>
    )
  }
  return (
    <div className={'page page-end page-top flow-32'}>
      <header>
        <h1>Local mailbox</h1>
        <p className="lead quiet">
          The emails this installation would have sent, newest first. Nothing left this machine.
        </p>
      </header>
      <ul className={styles.messages}>
        {messages.map(({ id, subject, to, receivedAt }) => (
          <li key={id}>
            <a href={`/dev/mailbox/${id}`}>{subject}</a>
            <p className="quiet">
              to {to.join(', ')}, <time dateTime={receivedAt}>{whenWords(receivedAt)}</time>
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

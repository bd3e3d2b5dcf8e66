import { GetMailboxMessage } from '@understory/contracts/developers/mailbox.ts'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { data } from 'react-router'
import { partsOfText } from '../../../content/api-docs/linked-text.ts'
import { publicApi } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/message.route'
import styles from './mailbox.module.css'
import { mailboxMessage } from './messages/messages.generated.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.subject ?? mailboxMessage('message.message'),
    description: mailboxMessage('message.description'),
    path: '/dev/mailbox',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const id = Number(params.id)
  const answer = await publicApi(request, context)(GetMailboxMessage, { params: { id } })
  if (!answer.ok) throw data(null, { status: 404 })
  return answer.data
}

export default function MessageRoute({ loaderData: message }: Route.ComponentProps) {
  return (
    <div className={'page page-end page-top flow-32'}>
      <Breadcrumb
        trail={[{ href: '/dev/mailbox', label: mailboxMessage('message.localMailbox') }]}
        here={message.subject}
      />
      <header>
        <h1 className={styles.subject}>{message.subject}</h1>
        <p className="quiet">
          {mailboxMessage('message.fromTo', { from: message.from, to: message.to.join(', ') })}
        </p>
      </header>
      <div className={styles.message}>
        {partsOfText(message.text).map(({ at, text, href }) =>
          href ? (
            <a key={at} href={href}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </div>
      {message.attachments.length > 0 ? (
        <section className="stack">
          <h2 className={styles.subject}>{mailboxMessage('message.attached')}</h2>
          <ul>
            {message.attachments.map(({ filename, size }) => (
              <li key={filename}>
                {mailboxMessage('message.kb', {
                  filename,
                  ceil: Math.ceil(size / 1000).toLocaleString('en-GB'),
                })}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {message.html ? (
        <p>
          <a href={`/dev/mailbox/${message.id}/html`}>
            {mailboxMessage('message.seeMailProgramShows')}
          </a>
        </p>
      ) : null}
    </div>
  )
}

import { GetChatIdentity } from '@understory/contracts/site/chat.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { redirect } from 'react-router'
import { PageIntro } from '../../../content/page-intro.tsx'
import { requestContext } from '../../../http/request-context.ts'
import { findSession } from '../../../http/session.ts'
import { SERVICES } from '../../../outside/services.ts'
import { strongWords } from '../../../shell/message-tags.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/chat.route'
import styles from './chat.module.css'
import { chatMessage, chatRich } from './messages/messages.generated.ts'

const { name, company, stores, more } = SERVICES.intercom.shown

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: chatMessage('chat.chat'),
    description: chatMessage('chat.description'),
    path: '/chat',
    robots: 'noindex',
  })

/** A page of its own: the vendor's script runs here and on no page where something is typed or paid. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { chat, host } = context.get(requestContext).settings.outside
  if (!chat) throw redirect('/contact-us')
  const session = await findSession(request, context)
  const answer =
    session && !session.user.impersonation ? await session.api(GetChatIdentity, {}) : null
  return { ...chat, host, identity: answer?.ok ? answer.data : null, email: session?.user.email }
}

export default function Chat({ loaderData }: Route.ComponentProps) {
  const { email, ...given } = loaderData
  const { identity } = given
  return (
    <>
      <PageIntro title={chatMessage('chat.chatWithUs')}>
        <p>{chatMessage('chat.personAnswersOutsideHours')}</p>
      </PageIntro>
      <div className="page page-end">
        <section
          className={`panel panel-lichen flow-16 ${styles.chat}`}
          data-chat={JSON.stringify(given)}
        >
          <h2>{chatMessage('chat.beforeItOpens')}</h2>
          <p>
            {chatRich('chat.chatRunsServiceLoaded', {
              name,
              company,
              email: identity ? String(email) : '',
              hasIdentity: identity ? 'yes' : 'other',
              stores,
              link: (words) => (
                <a href={more} rel="noreferrer">
                  {words}
                </a>
              ),
            })}
          </p>
          <noscript>
            <p>{chatRich('chat.chatNeedsScriptOff', { strong: strongWords })}</p>
          </noscript>
          <p className="row-12">
            <Button look="action">{chatMessage('chat.startTheChat')}</Button>
            <LinkButton href="/contact-us?topic=help">
              {chatMessage('chat.writeToUsInstead')}
            </LinkButton>
          </p>
          <p role="status" data-opening="" hidden>
            {chatMessage('chat.theChatIsOpening')}
          </p>
        </section>
      </div>
    </>
  )
}

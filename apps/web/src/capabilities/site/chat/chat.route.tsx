import { GetChatIdentity } from '@understory/contracts/site/chat.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { redirect } from 'react-router'
import { PageIntro } from '../../../content/page-intro.tsx'
import { requestContext } from '../../../http/request-context.ts'
import { findSession } from '../../../http/session.ts'
import { SERVICES } from '../../../outside/services.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/chat.route'
import styles from './chat.module.css'

const { name, company, stores, more } = SERVICES.intercom.shown

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Chat',
    description: 'Chat with a person who helps.',
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
      <PageIntro title="Chat with us">
        <p>A person answers. Outside their hours your message waits for them.</p>
      </PageIntro>
      <div className="page page-end">
        <section
          className={`panel panel-lichen flow-16 ${styles.chat}`}
          data-chat={JSON.stringify(given)}
        >
          <h2>Before it opens</h2>
          <p>
            The chat runs on {name}, a service of {company}. It is loaded when you start it, and{' '}
            {identity
              ? `learns your name and ${email}`
              : 'learns nothing of you but what you write'}
            . It stores {stores}.{' '}
            <a href={more} rel="noreferrer">
              What {name} says
            </a>
          </p>
          <noscript>
            <p>
              <strong>The chat needs script, which is off in this browser.</strong> Write to us
              instead.
            </p>
          </noscript>
          <p className="row-12">
            <Button look="action">Start the chat</Button>
            <LinkButton href="/contact-us?topic=help">Write to us instead</LinkButton>
          </p>
          <p role="status" data-opening="" hidden>
            The chat is opening…
          </p>
        </section>
      </div>
    </>
  )
}

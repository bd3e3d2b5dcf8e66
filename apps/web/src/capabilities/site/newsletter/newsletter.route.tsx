import {
  AskForNewsletter,
  JoinAsUser,
  NEWSLETTER_PATH,
} from '@understory/contracts/site/newsletter/newsletter.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { data, redirect } from 'react-router'
import { PageIntro } from '../../../content/page-intro.tsx'
import { isJustDone, noteDone } from '../../../http/cookies/just-done.ts'
import { type FormAnswer, readForm } from '../../../http/posted-form.ts'
import { findSession, publicApi } from '../../../http/session.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { Honeypot } from '../../../shell/honeypot.tsx'
import { LabelledInput } from '../../../shell/labelled-input.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/newsletter.route'
import styles from './newsletter.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'The newsletter',
    description: 'A few times a year, by email: new projects, what was planted, what we learned.',
    path: NEWSLETTER_PATH,
  })

const NEWSLETTER_DONE = { sent: 'newsletter-asked', joined: 'newsletter-joined' } as const

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const done = (['sent', 'joined'] as const).find(
    (each) => searchParams.has(each) && isJustDone(request, NEWSLETTER_DONE[each]),
  )
  return { done: done ?? null }
}

/** Someone who is signed in with the email they give has shown that it is theirs; a stranger is answered alike. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const email = form.text('email').slice(0, 300)
  const session = await findSession(request, context)
  if (session && session.user.email.toLowerCase() === email.trim().toLowerCase()) {
    const answer = await session.api(JoinAsUser, {})
    if (!answer.ok) return refused(form.refused(answer.refusal), answer.status)
    return doneWith(answer.data.state === 'reading' ? 'joined' : 'sent')
  }
  const body = { email, fax: form.text('fax').slice(0, 1_000) }
  const answer = await publicApi(request, context)(AskForNewsletter, { body })
  if (!answer.ok) return refused(form.refused(answer.refusal), answer.status)
  return doneWith('sent')

  function doneWith(done: keyof typeof NEWSLETTER_DONE) {
    noteDone(context, NEWSLETTER_DONE[done])
    return redirect(`${NEWSLETTER_PATH}?${done}`, 303)
  }
}

/** Whatever is wrong is shown beside the only field. */
function refused(answer: FormAnswer, status: number) {
  const problems = { email: answer.problems.email ?? answer.message }
  return data({ ...answer, problems }, { status })
}

export default function Newsletter({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title="News from the ground" picture={spot('letter')}>
        <p>
          A newsletter that comes a few times a year, when there is something to say: new projects,
          what was planted and removed, and what went wrong.
        </p>
      </PageIntro>
      <div className={`page page-end ${styles.columns}`}>
        <div className="flow-32">
          {loaderData.done ? <NewsletterDone done={loaderData.done} /> : <Join answer={answer} />}
          <section className="part" aria-labelledby="inside">
            <h2 id="inside">What is in an issue</h2>
            <ul className="lined-rows">
              <li>What was funded since the last one, and where the ledger shows it</li>
              <li>One project close up: the place, the people, the method</li>
              <li>What went wrong, and what was changed because of it</li>
            </ul>
          </section>
        </div>
        <aside className="panel panel-lichen flow-16" aria-label="What we do with your address">
          <h2>Your address</h2>
          <ul className={styles.points}>
            <li>Nothing is sent until you click the link in an email to confirm.</li>
            <li>
              We do not count who opens an issue or clicks: no hidden pictures, no rewritten links.
            </li>
            <li>
              Every issue has a link to unsubscribe with one click. A month later your address is
              deleted.
            </li>
            <li>Nobody else gets it, except those who deliver our email.</li>
          </ul>
          <p>
            Rather not by email? Articles come as a <a href="/resources.atom">feed</a>, too.{' '}
            <a href="/privacy-policy">Privacy</a>
          </p>
        </aside>
      </div>
    </>
  )
}

function NewsletterDone({ done }: { readonly done: 'sent' | 'joined' }) {
  return done === 'joined' ? (
    <Notice kind="success" title="You are on the list">
      <p>The next issue comes to your email. You can switch it off in your notifications.</p>
    </Notice>
  ) : (
    <Notice kind="success" title="Please look in your mailbox">
      <p>
        We have sent you an email with a link to confirm. It works for a week; until you click it,
        we send nothing else.
      </p>
    </Notice>
  )
}

function Join({ answer }: { readonly answer: FormAnswer | undefined }) {
  return (
    <form method="post" noValidate className="flow-24">
      {answer ? (
        <RefusalNotice answer={answer} title={answer.problems.email ?? answer.message} />
      ) : null}
      <LabelledInput
        {...{ answer }}
        name="email"
        label="Your email"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <Honeypot id="fax" />
      <div>
        <Button type="submit" look="action">
          Send me the link
        </Button>
      </div>
    </form>
  )
}

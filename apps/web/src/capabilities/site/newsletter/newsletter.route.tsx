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
import { newsletterMessage, newsletterRich } from './messages/messages.generated.ts'
import styles from './newsletter.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: newsletterMessage('newsletter.theNewsletter'),
    description: newsletterMessage('newsletter.description'),
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
      <PageIntro title={newsletterMessage('newsletter.newsFromTheGround')} picture={spot('letter')}>
        <p>{newsletterMessage('newsletter.newsletterComesFewTimes')}</p>
      </PageIntro>
      <div className={`page page-end ${styles.columns}`}>
        <div className="flow-32">
          {loaderData.done ? <NewsletterDone done={loaderData.done} /> : <Join answer={answer} />}
          <section className="part" aria-labelledby="inside">
            <h2 id="inside">{newsletterMessage('newsletter.whatIsInAn')}</h2>
            <ul className="lined-rows">
              <li>{newsletterMessage('newsletter.fundedSinceLastWhere')}</li>
              <li>{newsletterMessage('newsletter.projectCloseUpPlace')}</li>
              <li>{newsletterMessage('newsletter.wentWrongChangedBecause')}</li>
            </ul>
          </section>
        </div>
        <aside
          className="panel panel-lichen flow-16"
          aria-label={newsletterMessage('newsletter.doAddress')}
        >
          <h2>{newsletterMessage('newsletter.yourAddress')}</h2>
          <ul className={styles.points}>
            <li>{newsletterMessage('newsletter.nothingSentUntilClick')}</li>
            <li>{newsletterMessage('newsletter.doCountOpensIssue')}</li>
            <li>{newsletterMessage('newsletter.everyIssueLinkUnsubscribe')}</li>
            <li>{newsletterMessage('newsletter.nobodyElseGetsExcept')}</li>
          </ul>
          <p>
            {newsletterRich('newsletter.ratherEmailArticlesCome', {
              link: (words) => <a href="/resources.atom">{words}</a>,
              link2: (words) => <a href="/privacy-policy">{words}</a>,
            })}
          </p>
        </aside>
      </div>
    </>
  )
}

function NewsletterDone({ done }: { readonly done: 'sent' | 'joined' }) {
  return done === 'joined' ? (
    <Notice kind="success" title={newsletterMessage('newsletter.youAreOnThe')}>
      <p>{newsletterMessage('newsletter.nextIssueComesEmail')}</p>
    </Notice>
  ) : (
    <Notice kind="success" title={newsletterMessage('newsletter.pleaseLookMailbox')}>
      <p>{newsletterMessage('newsletter.sentEmailLinkConfirm')}</p>
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
        label={newsletterMessage('newsletter.yourEmail')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <Honeypot id="fax" />
      <div>
        <Button type="submit" look="action">
          {newsletterMessage('newsletter.sendMeTheLink')}
        </Button>
      </div>
    </form>
  )
}

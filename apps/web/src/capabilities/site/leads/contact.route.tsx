import { LEAD_LIMITS, LEAD_TOPICS, SendLead } from '@understory/contracts/site/leads.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { data, redirect } from 'react-router'
import { PageIntro } from '../../../content/page-intro.tsx'
import { isJustDone, noteDone } from '../../../http/cookies/just-done.ts'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { readForm } from '../../../http/posted-form.ts'
import { requestContext } from '../../../http/request-context.ts'
import { publicApi } from '../../../http/session.ts'
import { ChatLink } from '../../../shell/chat-link.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { Honeypot } from '../../../shell/honeypot.tsx'
import { LabelledInput } from '../../../shell/labelled-input.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/contact.route'
import styles from './contact.module.css'

const TOPICS: Readonly<Record<(typeof LEAD_TOPICS)[number], string>> = {
  question: 'A question',
  help: 'Help with something that went wrong',
  consultancy: 'Advice for a business',
  partnership: 'Working together',
  press: 'Press',
  data: 'My personal data',
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Contact',
    description: 'Write to us. A person reads it and answers by email.',
    path: '/contact-us',
  })

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('topic')
  return {
    topic: LEAD_TOPICS.find((topic) => topic === asked) ?? 'question',
    support: context.get(requestContext).settings.supportEmail,
    isSent: searchParams.has('sent') && isJustDone(request, 'message-sent'),
    isChatAway: searchParams.get('chat') === 'unavailable',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const topic = form.oneOf('topic', LEAD_TOPICS, 'question')
  const answer = await publicApi(request, context)(SendLead, {
    body: {
      topic,
      name: form.text('name'),
      email: form.text('email'),
      company: form.optional('company'),
      message: form.text('message').replaceAll('\r\n', '\n'),
      fax: form.text('fax').slice(0, 1_000),
    },
  })
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  noteDone(context, 'message-sent')
  return redirect(topic === 'consultancy' ? '/business/confirmation' : '/contact-us?sent', 303)
}

export default function Contact({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { topic, support, isSent, isChatAway } = loaderData
  return (
    <>
      <PageIntro title="Write to us" picture={spot('letter')}>
        <p>A person reads it and answers by email, usually within two working days.</p>
      </PageIntro>
      <div className={`page page-end ${styles.columns}`}>
        {isSent ? (
          <Notice kind="success" title="We have your message">
            <p>We have emailed you to say so. Our answer will come to the same address.</p>
          </Notice>
        ) : (
          <div className="flow-24">
            {isChatAway ? (
              <Notice kind="info" title="The chat could not be opened">
                <p>Write to us here instead: it reaches the same people.</p>
              </Notice>
            ) : null}
            <ContactForm topic={answer?.values.topic ?? topic} answer={answer} />
          </div>
        )}
        <aside className="panel panel-lichen flow-16" aria-label="Other ways">
          <h2>Quicker answers</h2>
          <ul className={styles.ways}>
            <li>
              <a href="/help">Help</a> with signing in, payments and certificates
            </li>
            <li>
              <a href="/faq">Questions and answers</a> about what your money does
            </li>
            <li>
              <a href="/verify">Verify a certificate</a> by its number
            </li>
          </ul>
          <p>
            Or by email: <a href={`mailto:${support}`}>{support}</a>
          </p>
          <ChatLink />
        </aside>
      </div>
    </>
  )
}

type ContactFormProps = { readonly topic: string; readonly answer: FormAnswer | undefined }

function ContactForm({ topic, answer }: ContactFormProps) {
  const error = answer?.problems.message
  return (
    <form method="post" noValidate className="flow-24">
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <Field id="topic" label="What is it about?">
        <Select
          id="topic"
          name="topic"
          defaultValue={topic}
          options={LEAD_TOPICS.map((value) => ({ value, label: TOPICS[value] }))}
        />
      </Field>
      <LabelledInput
        {...{ answer }}
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={LEAD_LIMITS.name}
      />
      <LabelledInput
        {...{ answer }}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <LabelledInput
        {...{ answer }}
        name="company"
        label="Company"
        optional
        autoComplete="organization"
        maxLength={LEAD_LIMITS.company}
      />
      <Field id="message" label="Your message" error={error}>
        <TextArea
          {...fieldAria('message', { error })}
          name="message"
          rows={7}
          maxLength={LEAD_LIMITS.message}
          defaultValue={answer?.values.message ?? ''}
        />
      </Field>
      <Honeypot id="fax" />
      <p className="quiet">
        We use your address to answer you, and delete what you wrote two years after that.{' '}
        <a href="/privacy-policy">Privacy</a>
      </p>
      <div>
        <Button type="submit" look="action">
          Send
        </Button>
      </div>
    </form>
  )
}

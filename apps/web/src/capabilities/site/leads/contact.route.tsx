import { LEAD_LIMITS, LEAD_TOPICS, SendLead } from '@understory/contracts/site/leads.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { ReactNode } from 'react'
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
import { leadsMessage, leadsRich } from './messages/messages.generated.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: leadsMessage('page'),
    description: leadsMessage('description'),
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
      <PageIntro title={leadsMessage('title')} picture={spot('letter')}>
        <p>{leadsMessage('lead')}</p>
      </PageIntro>
      <div className={`page page-end ${styles.columns}`}>
        {isSent ? (
          <Notice kind="success" title={leadsMessage('sent.title')}>
            <p>{leadsMessage('sent')}</p>
          </Notice>
        ) : (
          <div className="flow-24">
            {isChatAway ? (
              <Notice kind="info" title={leadsMessage('chatAway.title')}>
                <p>{leadsMessage('chatAway')}</p>
              </Notice>
            ) : null}
            <ContactForm topic={answer?.values.topic ?? topic} answer={answer} />
          </div>
        )}
        <aside className="panel panel-lichen flow-16" aria-label={leadsMessage('others')}>
          <h2>{leadsMessage('others.title')}</h2>
          <ul className={styles.ways}>
            <li>{leadsRich('others.help', { link: linkTo('/help') })}</li>
            <li>{leadsRich('others.faq', { link: linkTo('/faq') })}</li>
            <li>{leadsRich('others.verify', { link: linkTo('/verify') })}</li>
          </ul>
          <p>
            {leadsRich('others.email', { address: support, link: linkTo(`mailto:${support}`) })}
          </p>
          <ChatLink />
        </aside>
      </div>
    </>
  )
}

const linkTo = (href: string) => (words: ReactNode) => <a href={href}>{words}</a>

type ContactFormProps = { readonly topic: string; readonly answer: FormAnswer | undefined }

function ContactForm({ topic, answer }: ContactFormProps) {
  const error = answer?.problems.message
  return (
    <form method="post" noValidate className="flow-24">
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <Field id="topic" label={leadsMessage('about')}>
        <Select
          id="topic"
          name="topic"
          defaultValue={topic}
          options={LEAD_TOPICS.map((value) => ({ value, label: leadsMessage(`topic.${value}`) }))}
        />
      </Field>
      <LabelledInput
        {...{ answer }}
        name="name"
        label={leadsMessage('name')}
        autoComplete="name"
        maxLength={LEAD_LIMITS.name}
      />
      <LabelledInput
        {...{ answer }}
        name="email"
        label={leadsMessage('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <LabelledInput
        {...{ answer }}
        name="company"
        label={leadsMessage('company')}
        optional
        autoComplete="organization"
        maxLength={LEAD_LIMITS.company}
      />
      <Field id="message" label={leadsMessage('message')} error={error}>
        <TextArea
          {...fieldAria('message', { error })}
          name="message"
          rows={7}
          maxLength={LEAD_LIMITS.message}
          defaultValue={answer?.values.message ?? ''}
        />
      </Field>
      <Honeypot id="fax" />
      <p className="quiet">{leadsRich('privacy', { link: linkTo('/privacy-policy') })}</p>
      <div>
        <Button type="submit" look="action">
          {leadsMessage('send')}
        </Button>
      </div>
    </form>
  )
}

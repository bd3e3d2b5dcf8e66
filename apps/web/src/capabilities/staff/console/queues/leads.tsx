import { LEAD_TOPIC_NAMES, type Lead } from '@understory/contracts/site/leads.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import styles from '../staff.module.css'
import type { TextColumn } from '../tables/filtered-rows.ts'
import { QueueRows } from './queue-rows.tsx'
import type { RefusedEntry } from './refused-entry.ts'
import { waitingSince, waitingWords } from './waiting-since.ts'

type LeadsProps = {
  readonly leads: readonly Lead[]
  readonly now: Date
  readonly refused: RefusedEntry | null
}

const LEAD_COLUMNS: readonly TextColumn<Lead>[] = [
  { key: 'since', title: 'Since', text: ({ createdAt }) => createdAt },
  { key: 'topic', title: 'About', text: ({ topic }) => LEAD_TOPIC_NAMES[topic] },
  { key: 'name', title: 'Name', text: ({ name }) => name },
  { key: 'company', title: 'Company', text: ({ company }) => company ?? '' },
  { key: 'email', title: 'Email', text: ({ email }) => email },
  { key: 'message', title: 'Message', text: ({ message }) => message },
]

/** What people wrote, each with a form that answers it by email. */
export function Leads({ leads, now, refused }: LeadsProps) {
  return (
    <li className={styles.part} id="leads">
      <strong>Messages to answer</strong>
      <p className="quiet">
        Written at /contact-us, oldest first; your answer goes out by email.{' '}
        {waitingWords(
          leads.map(({ createdAt }) => createdAt),
          now,
        )}
      </p>
      <QueueRows name="messages" caption="Messages" columns={LEAD_COLUMNS} rows={leads}>
        {(shown) => (
          <ul>
            {shown.map((lead) => (
              <Waiting
                key={lead.leadId}
                {...{ lead, now }}
                refused={refused?.id === lead.leadId ? refused : null}
              />
            ))}
          </ul>
        )}
      </QueueRows>
    </li>
  )
}

type WaitingProps = Omit<LeadsProps, 'leads'> & { readonly lead: Lead }

function Waiting({ lead, now, refused }: WaitingProps) {
  const { leadId, topic, name, email, company, message, createdAt } = lead
  const id = `answer-${leadId}`
  const error = refused?.error
  const hint = 'Sent as you write it, so begin with a greeting and end with your name.'
  return (
    <li id={`lead-${leadId}`}>
      <p>
        {waitingSince(createdAt, now)}. {LEAD_TOPIC_NAMES[topic]}: <strong>{name}</strong>
        {company ? `, ${company}` : ''}, <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className={styles.message}>{message}</p>
      {refused ? <RefusalNotice answer={refused} title="The answer was not sent" /> : null}
      <form method="post" className={styles.form}>
        <input type="hidden" name="leadId" value={leadId} />
        <Field id={id} label="Answer" hint={hint} error={error}>
          <TextArea
            {...fieldAria(id, { hint, error })}
            name="answer"
            rows={4}
            defaultValue={refused?.text}
          />
        </Field>
        <div>
          <Button type="submit">
            Send the answer<span className="visually-hidden"> to {name}</span>
          </Button>
        </div>
      </form>
    </li>
  )
}

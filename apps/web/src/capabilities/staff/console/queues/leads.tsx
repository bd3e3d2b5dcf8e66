import { LEAD_TOPIC_NAMES, type Lead } from '@understory/contracts/site/leads.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { consoleMessage, consoleRich } from '../messages/messages.generated.ts'
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

const leadColumns = (): readonly TextColumn<Lead>[] => [
  { key: 'since', title: consoleMessage('leads.since'), text: ({ createdAt }) => createdAt },
  {
    key: 'topic',
    title: consoleMessage('leads.about'),
    text: ({ topic }) => LEAD_TOPIC_NAMES[topic],
  },
  { key: 'name', title: consoleMessage('leads.name'), text: ({ name }) => name },
  { key: 'company', title: consoleMessage('leads.company'), text: ({ company }) => company ?? '' },
  { key: 'email', title: consoleMessage('leads.email'), text: ({ email }) => email },
  { key: 'message', title: consoleMessage('leads.message'), text: ({ message }) => message },
]

/** What people wrote, each with a form that answers it by email. */
export function Leads({ leads, now, refused }: LeadsProps) {
  return (
    <li className={styles.part} id="leads">
      <strong>{consoleMessage('leads.messagesToAnswer')}</strong>
      <p className="quiet">
        {consoleMessage('leads.writtenContactOldestFirst', {
          waitingWords: waitingWords(
            leads.map(({ createdAt }) => createdAt),
            now,
          ),
        })}
      </p>
      <QueueRows
        name="messages"
        caption={consoleMessage('leads.caption')}
        columns={leadColumns()}
        rows={leads}
      >
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
  const hint = consoleMessage('leads.sentWriteBeginGreeting')
  return (
    <li id={`lead-${leadId}`}>
      <p>
        {waitingSince(createdAt, now)}. {LEAD_TOPIC_NAMES[topic]}: <strong>{name}</strong>
        {company ? `, ${company}` : ''}, <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className={styles.message}>{message}</p>
      {refused ? (
        <RefusalNotice answer={refused} title={consoleMessage('leads.answerSent')} />
      ) : null}
      <form method="post" className={styles.form}>
        <input type="hidden" name="leadId" value={leadId} />
        <Field id={id} label={consoleMessage('leads.answer')} hint={hint} error={error}>
          <TextArea
            {...fieldAria(id, { hint, error })}
            name="answer"
            rows={4}
            defaultValue={refused?.text}
          />
        </Field>
        <div>
          <Button type="submit">
            {consoleRich('leads.sendTheAnswerTo', { hidden: hiddenWords, name })}
          </Button>
        </div>
      </form>
    </li>
  )
}

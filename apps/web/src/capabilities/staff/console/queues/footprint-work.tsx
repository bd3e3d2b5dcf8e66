import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListFootprintWork } from '@understory/contracts/footprints/verification/verifications.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import styles from '../staff.module.css'
import type { TextColumn } from '../tables/filtered-rows.ts'
import { QueueRows } from './queue-rows.tsx'
import { waitingSince, waitingWords } from './waiting-since.ts'

type FootprintWorkProps = {
  readonly work: AnswerOf<typeof ListFootprintWork>
  readonly now: Date
}

type FootprintWorkAnswer = FootprintWorkProps['work']

const TO_VERIFY_COLUMNS: readonly TextColumn<FootprintWorkAnswer['verifications'][number]>[] = [
  { key: 'since', title: 'Since', text: ({ requestedAt }) => requestedAt },
  { key: 'company', title: 'Company', text: ({ companyName }) => companyName },
  { key: 'from', title: 'From', text: ({ startMonth }) => startMonth },
  { key: 'account', title: 'Account', text: ({ account }) => account },
]

const UNLOCK_COLUMNS: readonly TextColumn<FootprintWorkAnswer['unlockRequests'][number]>[] = [
  { key: 'since', title: 'Since', text: ({ requestedAt }) => requestedAt },
  { key: 'company', title: 'Company', text: ({ companyName }) => companyName },
  { key: 'from', title: 'From', text: ({ startMonth }) => startMonth },
  { key: 'account', title: 'Account', text: ({ account }) => account },
  { key: 'reason', title: 'Reason', text: ({ reason }) => reason },
]

/** Footprints to verify and requests to open one again, oldest first. */
export function FootprintWork({ work, now }: FootprintWorkProps) {
  const { verifications, unlockRequests } = work
  return (
    <>
      <li className={styles.part} id="footprints-to-verify">
        <strong>Footprints to verify</strong>
        <p className="quiet">
          Handed over and locked until they are decided.{' '}
          {waitingWords(
            verifications.map(({ requestedAt }) => requestedAt),
            now,
          )}
        </p>
        <QueueRows
          name="footprints"
          caption="Footprints to verify"
          columns={TO_VERIFY_COLUMNS}
          rows={verifications}
        >
          {(shown) => (
            <ul>
              {shown.map((each) => (
                <li key={each.verificationId}>
                  {waitingSince(each.requestedAt, now)}:{' '}
                  <a href={`/staff/verifications/${each.verificationId}`}>
                    {each.companyName} from {longMonth(each.startMonth)}
                  </a>
                  , {each.account}
                  {questionsInWords(each)}
                </li>
              ))}
            </ul>
          )}
        </QueueRows>
      </li>
      <li className={styles.part} id="unlock-requests">
        <strong>Unlock requests</strong>
        <p className="quiet">
          Verified footprints that someone asks to change, with a reason.{' '}
          {waitingWords(
            unlockRequests.map(({ requestedAt }) => requestedAt),
            now,
          )}
        </p>
        <QueueRows
          name="unlocks"
          caption="Unlock requests"
          columns={UNLOCK_COLUMNS}
          rows={unlockRequests}
        >
          {(shown) =>
            shown.map((request) => (
              <UnlockForm key={request.requestId} request={request} now={now} />
            ))
          }
        </QueueRows>
      </li>
    </>
  )
}

function questionsInWords({
  questions,
  openQuestions,
}: FootprintWorkProps['work']['verifications'][number]) {
  if (questions === 0) return ''
  const asked = `; ${questions} ${questions === 1 ? 'question' : 'questions'}`
  return openQuestions === 0
    ? `${asked}, all answered`
    : `${asked}, ${openQuestions} without an answer`
}

type UnlockFormProps = {
  readonly request: FootprintWorkProps['work']['unlockRequests'][number]
  readonly now: Date
}

function UnlockForm({ request, now }: UnlockFormProps) {
  const { requestId, companyName, account, startMonth, reason, requestedAt } = request
  const note = `note-${requestId}`
  return (
    <form method="post" action="/staff/unlock" className="flow-12">
      <p>
        {waitingSince(requestedAt, now)}: {companyName} from {longMonth(startMonth)}, {account}:{' '}
        {reason}
      </p>
      <input type="hidden" name="requestId" value={requestId} />
      <Field id={note} label="Note to them" optional>
        <TextInput id={note} name="note" maxLength={1_000} />
      </Field>
      <p className="row-12">
        <Button type="submit" name="answer" value="granted">
          Open it
        </Button>
        <Button type="submit" name="answer" value="refused">
          Leave it as it is
        </Button>
      </p>
    </form>
  )
}

import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListFootprintWork } from '@understory/contracts/footprints/verification/verifications.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { consoleMessage, consoleRich } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'
import type { TextColumn } from '../tables/filtered-rows.ts'
import { QueueRows } from './queue-rows.tsx'
import { waitingSince, waitingWords } from './waiting-since.ts'

type FootprintWorkProps = {
  readonly work: AnswerOf<typeof ListFootprintWork>
  readonly now: Date
}

type FootprintWorkAnswer = FootprintWorkProps['work']

const toVerifyColumns = (): readonly TextColumn<FootprintWorkAnswer['verifications'][number]>[] => [
  {
    key: 'since',
    title: consoleMessage('footprintWork.since'),
    text: ({ requestedAt }) => requestedAt,
  },
  {
    key: 'company',
    title: consoleMessage('footprintWork.company'),
    text: ({ companyName }) => companyName,
  },
  {
    key: 'from',
    title: consoleMessage('footprintWork.from'),
    text: ({ startMonth }) => startMonth,
  },
  {
    key: 'account',
    title: consoleMessage('footprintWork.account'),
    text: ({ account }) => account,
  },
]

const unlockColumns = (): readonly TextColumn<FootprintWorkAnswer['unlockRequests'][number]>[] => [
  {
    key: 'since',
    title: consoleMessage('footprintWork.since'),
    text: ({ requestedAt }) => requestedAt,
  },
  {
    key: 'company',
    title: consoleMessage('footprintWork.company'),
    text: ({ companyName }) => companyName,
  },
  {
    key: 'from',
    title: consoleMessage('footprintWork.from'),
    text: ({ startMonth }) => startMonth,
  },
  {
    key: 'account',
    title: consoleMessage('footprintWork.account'),
    text: ({ account }) => account,
  },
  { key: 'reason', title: consoleMessage('footprintWork.reason'), text: ({ reason }) => reason },
]

/** Footprints to verify and requests to open one again, oldest first. */
export function FootprintWork({ work, now }: FootprintWorkProps) {
  const { verifications, unlockRequests } = work
  return (
    <>
      <li className={styles.part} id="footprints-to-verify">
        <strong>{consoleMessage('footprintWork.footprintsToVerify')}</strong>
        <p className="quiet">
          {consoleMessage('footprintWork.handedOverLockedUntil', {
            waitingWords: waitingWords(
              verifications.map(({ requestedAt }) => requestedAt),
              now,
            ),
          })}
        </p>
        <QueueRows
          name="footprints"
          caption={consoleMessage('footprintWork.caption')}
          columns={toVerifyColumns()}
          rows={verifications}
        >
          {(shown) => (
            <ul>
              {shown.map((each) => (
                <li key={each.verificationId}>
                  {consoleRich('footprintWork.from2', {
                    waitingSince: waitingSince(each.requestedAt, now),
                    link: (words) => (
                      <a href={`/staff/verifications/${each.verificationId}`}>{words}</a>
                    ),
                    companyName: each.companyName,
                    longMonth: longMonth(each.startMonth),
                    account: each.account,
                    questionsInWords: questionsInWords(each),
                  })}
                </li>
              ))}
            </ul>
          )}
        </QueueRows>
      </li>
      <li className={styles.part} id="unlock-requests">
        <strong>{consoleMessage('footprintWork.unlockRequests')}</strong>
        <p className="quiet">
          {consoleMessage('footprintWork.verifiedFootprintsSomeoneAsks', {
            waitingWords: waitingWords(
              unlockRequests.map(({ requestedAt }) => requestedAt),
              now,
            ),
          })}
        </p>
        <QueueRows
          name="unlocks"
          caption={consoleMessage('footprintWork.unlockRequests')}
          columns={unlockColumns()}
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
    ? consoleMessage('footprintWork.allAnswered', { asked })
    : consoleMessage('footprintWork.withoutAnAnswer', {
        asked,
        openQuestions: String(openQuestions),
      })
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
        {consoleMessage('footprintWork.from3', {
          waitingSince: waitingSince(requestedAt, now),
          companyName,
          longMonth: longMonth(startMonth),
          account,
          reason,
        })}
      </p>
      <input type="hidden" name="requestId" value={requestId} />
      <Field id={note} label={consoleMessage('footprintWork.noteToThem')} optional>
        <TextInput id={note} name="note" maxLength={1_000} />
      </Field>
      <p className="row-12">
        <Button type="submit" name="answer" value="granted">
          {consoleMessage('footprintWork.openIt')}
        </Button>
        <Button type="submit" name="answer" value="refused">
          {consoleMessage('footprintWork.leaveItAsIt')}
        </Button>
      </p>
    </form>
  )
}

import type { GivenUpJob } from '@understory/contracts/staff/given-up-jobs.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { consoleMessage } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'
import type { TextColumn } from '../tables/filtered-rows.ts'
import { QueueRows } from './queue-rows.tsx'
import type { RefusedEntry } from './refused-entry.ts'
import { SettleButtons } from './settle-buttons.tsx'
import { waitingSince, waitingWords } from './waiting-since.ts'

type GivenUpJobsProps = {
  readonly jobs: readonly GivenUpJob[]
  readonly hasMore: boolean
  readonly now: Date
  readonly refused: RefusedEntry | null
}

const givenUpColumns = (): readonly TextColumn<GivenUpJob>[] => [
  {
    key: 'since',
    title: consoleMessage('givenUpJobs.givenUp'),
    text: ({ givenUpAt }) => givenUpAt,
  },
  { key: 'queue', title: consoleMessage('givenUpJobs.queue'), text: ({ queue }) => queue },
  { key: 'about', title: consoleMessage('givenUpJobs.about'), text: whomInWords },
  {
    key: 'attempts',
    title: consoleMessage('givenUpJobs.attempts'),
    text: ({ attempts }) => String(attempts),
  },
  {
    key: 'error',
    title: consoleMessage('givenUpJobs.lastFault'),
    text: ({ lastError }) => lastError,
  },
]

/** Emails and jobs that were given up, by kind, each kind with a form that tries them again or drops them. */
export function GivenUpJobs({ jobs, hasMore, now, refused }: GivenUpJobsProps) {
  return (
    <li id="given-up-jobs" className={styles.part}>
      <strong>{consoleMessage('givenUpJobs.emailsJobsGivenUp')}</strong>
      <p className="quiet">
        {consoleMessage('givenUpJobs.triedUntilNothingGained', {
          waitingWords: waitingWords(
            jobs.map(({ givenUpAt }) => givenUpAt),
            now,
          ),
          hasMore: hasMore ? 'yes' : 'other',
        })}
      </p>
      <QueueRows
        name="jobs"
        caption={consoleMessage('givenUpJobs.caption')}
        columns={givenUpColumns()}
        rows={jobs}
      >
        {(shown) =>
          [...Map.groupBy(shown, ({ queue }) => queue)].map(([queue, ofKind]) => (
            <Kind
              key={queue}
              {...{ queue, now }}
              jobs={ofKind}
              refused={refused?.id === queue ? refused : null}
            />
          ))
        }
      </QueueRows>
    </li>
  )
}

type KindProps = Pick<GivenUpJobsProps, 'jobs' | 'now' | 'refused'> & { readonly queue: string }

function Kind({ queue, jobs, now, refused }: KindProps) {
  const id = `given-up-${queue}`
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="givenUp" value={queue} />
      {refused ? (
        <RefusalNotice answer={refused} title={consoleMessage('givenUpJobs.nothingWasChanged')} />
      ) : null}
      <fieldset>
        <legend>{queue.replaceAll('-', ' ')}</legend>
        {jobs.map((job) => (
          <p key={job.jobId}>
            <label>
              <input type="checkbox" name="jobId" value={job.jobId} defaultChecked />{' '}
              {waitingSince(job.givenUpAt, now)}: {aboutInWords(job)}
            </label>
          </p>
        ))}
      </fieldset>
      <SettleButtons
        {...{ id, refused }}
        about={queue}
        retry={consoleMessage('givenUpJobs.tryAgain')}
        drop={consoleMessage('givenUpJobs.drop')}
      />
    </form>
  )
}

function whomInWords({ about }: GivenUpJob): string {
  return about.map(({ name, value }) => `${name} ${value}`).join(', ')
}

function aboutInWords(job: GivenUpJob): string {
  const { attempts, lastError, isOutOfDate } = job
  const ended = isOutOfDate ? consoleMessage('givenUpJobs.linkEndedDropPerson') : ''
  return consoleMessage('givenUpJobs.attemptsLast', {
    job: whomInWords(job) || consoleMessage('givenUpJobs.noNumber'),
    attempts: String(attempts),
    lastError,
    ended,
  })
}

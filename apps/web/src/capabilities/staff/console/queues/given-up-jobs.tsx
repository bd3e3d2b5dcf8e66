import type { GivenUpJob } from '@understory/contracts/staff/given-up-jobs.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import styles from '../staff.module.css'
import type { RefusedEntry } from './refused-entry.ts'
import { waitingSince, waitingWords } from './waiting-since.ts'

type GivenUpJobsProps = {
  readonly jobs: readonly GivenUpJob[]
  readonly hasMore: boolean
  readonly now: Date
  readonly refused: RefusedEntry | null
}

/** Emails and jobs that were given up, by kind, each kind with a form that tries them again or drops them. */
export function GivenUpJobs({ jobs, hasMore, now, refused }: GivenUpJobsProps) {
  const kinds = [...Map.groupBy(jobs, ({ queue }) => queue)]
  return (
    <li id="given-up-jobs" className={styles.part}>
      <strong>Emails and jobs that were given up</strong>
      <p className="quiet">
        Tried until nothing was gained by trying again; nothing does them by itself.{' '}
        {waitingWords(
          jobs.map(({ givenUpAt }) => givenUpAt),
          now,
        )}
        {hasMore ? ' There are more, which are listed once these are seen to.' : ''}
      </p>
      {kinds.map(([queue, ofKind]) => (
        <Kind
          key={queue}
          {...{ queue, now }}
          jobs={ofKind}
          refused={refused?.id === queue ? refused : null}
        />
      ))}
    </li>
  )
}

type KindProps = Pick<GivenUpJobsProps, 'jobs' | 'now' | 'refused'> & { readonly queue: string }

function Kind({ queue, jobs, now, refused }: KindProps) {
  const id = `given-up-${queue}`
  const hint = 'Kept with your name in the audit.'
  const error = refused?.error
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="givenUp" value={queue} />
      {refused ? <RefusalNotice answer={refused} title="Nothing was changed" /> : null}
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
      <Field id={id} label="Reason" hint={hint} error={error}>
        <TextInput {...fieldAria(id, { hint, error })} name="reason" defaultValue={refused?.text} />
      </Field>
      <p className="row-12">
        <Button type="submit" name="do" value="retry">
          Try again<span className="visually-hidden">: {queue}</span>
        </Button>
        <Button type="submit" name="do" value="drop">
          Drop<span className="visually-hidden">: {queue}</span>
        </Button>
      </p>
    </form>
  )
}

function aboutInWords({ about, attempts, lastError, isOutOfDate }: GivenUpJob): string {
  const whom = about.map(({ name, value }) => `${name} ${value}`).join(', ')
  const ended = isOutOfDate ? ' Its link has ended: drop it; the person can ask for another.' : ''
  return `${whom || 'no number'}; ${attempts} attempts, the last: ${lastError}${ended}`
}

import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetStatus } from '@understory/contracts/site/status.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Fragment } from 'react'
import { staffStyles } from '../console/public.ts'
import { minuteOf } from './health-words.ts'
import { healthMessage } from './messages/messages.generated.ts'

const partNames = () =>
  lookupTable({
    site: healthMessage('healthParts.site'),
    database: healthMessage('healthParts.database'),
    worker: healthMessage('healthParts.worker'),
    queue: healthMessage('healthParts.queue'),
    log: healthMessage('healthParts.publicLog'),
    payments: healthMessage('healthParts.payments'),
    email: healthMessage('healthParts.email'),
    backup: healthMessage('healthParts.backup'),
  })
const stateWords = () =>
  ({
    works: healthMessage('healthParts.works'),
    trouble: healthMessage('healthParts.trouble'),
    unknown: healthMessage('healthParts.notKnown'),
  }) as const

type PartInWords = Omit<AnswerOf<typeof GetStatus>['parts'][number], 'part'> & {
  readonly part: string
}
type HealthPartsProps = { readonly parts: readonly PartInWords[] }

/** Each part of the product with what is known of it. */
export function HealthParts({ parts }: HealthPartsProps) {
  return (
    <section className={staffStyles.part} aria-labelledby="parts">
      <h2 id="parts">{healthMessage('healthParts.parts')}</h2>
      <dl className={staffStyles.facts}>
        {parts.map(({ part, state, since, seenAt }) => (
          <Fragment key={part}>
            <dt>{partNames()[part] ?? part}</dt>
            <dd>
              {stateWords()[state]}
              {since ? healthMessage('healthParts.since', { minuteOf: minuteOf(since) }) : ''}
              {seenAt
                ? healthMessage('healthParts.lastSeenToWork', { minuteOf: minuteOf(seenAt) })
                : ''}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetStatus } from '@understory/contracts/site/status.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Fragment } from 'react'
import { staffStyles } from '../console/public.ts'
import { minuteOf } from './health-words.ts'

const PART_NAMES = lookupTable({
  site: 'Site',
  database: 'Database',
  worker: 'Worker',
  queue: 'Queue',
  log: 'Public log',
  payments: 'Payments',
  email: 'Email',
  backup: 'Backup',
})
const STATE_WORDS = { works: 'Works', trouble: 'Trouble', unknown: 'Not known' } as const

type PartInWords = Omit<AnswerOf<typeof GetStatus>['parts'][number], 'part'> & {
  readonly part: string
}
type HealthPartsProps = { readonly parts: readonly PartInWords[] }

/** Each part of the product with what is known of it. */
export function HealthParts({ parts }: HealthPartsProps) {
  return (
    <section className={staffStyles.part} aria-labelledby="parts">
      <h2 id="parts">Parts</h2>
      <dl className={staffStyles.facts}>
        {parts.map(({ part, state, since, seenAt }) => (
          <Fragment key={part}>
            <dt>{PART_NAMES[part] ?? part}</dt>
            <dd>
              {STATE_WORDS[state]}
              {since ? `, since ${minuteOf(since)}` : ''}
              {seenAt ? `; last seen to work ${minuteOf(seenAt)}` : ''}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

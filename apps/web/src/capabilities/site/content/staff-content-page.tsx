import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetContentState } from '@understory/contracts/site/content.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { type ConsoleStaff, StaffPage, staffStyles } from '../../staff/console/public.ts'

type State = AnswerOf<typeof GetContentState>
type Kind = State['kinds'][number]

const STAFF_CONTENT_PAGE_NAMES = {
  article: 'Articles',
  person: 'People',
  testimonial: 'Testimonials',
  question: 'Questions',
} as const
const SOURCES = { files: 'Markdown files of this installation', strapi: 'Strapi' } as const

const shownMinute = (instant: string) => `${instant.slice(0, 10)}, ${instant.slice(11, 16)} UTC`

/** Where the texts of the public pages come from, and what is wrong with them. */
export function StaffContentPage({
  staff,
  state,
}: {
  readonly staff: ConsoleStaff
  readonly state: State
}) {
  const { source, kinds, drafts, refusedDrafts } = state
  return (
    <StaffPage here="/staff/content" staff={staff} title="Content">
      <p className="quiet">
        From {SOURCES[source]}. How to write is in docs/content.md. A change shows within a minute,
        or at once where the service sends webhooks.
      </p>
      <form method="post">
        <Button type="submit">Read everything again</Button>
      </form>
      <ul className={staffStyles.queues}>
        {kinds.map((each) => (
          <KindState key={each.kind} state={each} />
        ))}
        <li className={staffStyles.part}>
          <strong>Drafts and next versions</strong>
          <Drafts drafts={drafts} />
          <StaffContentPageRefused refused={refusedDrafts} />
        </li>
      </ul>
    </StaffPage>
  )
}

function KindState({ state }: { readonly state: Kind }) {
  const { kind, entries, loadedAt, failingSince, failure, refused } = state
  return (
    <li className={staffStyles.part}>
      <strong>{STAFF_CONTENT_PAGE_NAMES[kind]}</strong>
      <p className="quiet">
        {loadedAt
          ? `${formatCount(entries)}, read on ${shownMinute(loadedAt)}`
          : 'Nothing was read yet.'}
      </p>
      {failingSince ? (
        <Notice kind="error" title={`Cannot be read since ${shownMinute(failingSince)}`}>
          {failure}. What is shown is the last good copy.
        </Notice>
      ) : null}
      <StaffContentPageRefused refused={refused} />
    </li>
  )
}

function StaffContentPageRefused({ refused }: { readonly refused: Kind['refused'] }) {
  if (refused.length === 0) return null
  return (
    <>
      <p>Left out, or shown as before:</p>
      <ul>
        {refused.map(({ where, message }) => (
          <li key={`${where} ${message}`}>
            {where}: {message}
          </li>
        ))}
      </ul>
    </>
  )
}

function Drafts({ drafts }: Pick<State, 'drafts'>) {
  if (drafts === null) return <p className="quiet">The service cannot be asked for them now.</p>
  if (drafts.length === 0) return <p className="quiet">There are none.</p>
  return (
    <>
      <p className="quiet">A preview link works for an hour, for everyone who has it.</p>
      <ul>
        {drafts.map(({ kind, slug, title, preview }) => (
          <li key={`${kind} ${slug}`}>
            <a href={preview}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetContentState } from '@understory/contracts/site/content.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { type ConsoleStaff, StaffPage, staffStyles } from '../../staff/console/public.ts'
import { contentMessage } from './messages/messages.generated.ts'

type State = AnswerOf<typeof GetContentState>
type Kind = State['kinds'][number]

const contentKindWords = () => ({
  article: contentMessage('staffContent.articles'),
  person: contentMessage('staffContent.people'),
  testimonial: contentMessage('staffContent.testimonials'),
  question: contentMessage('staffContent.questions'),
})
const sources = () =>
  ({ files: contentMessage('staffContent.markdownFilesInstallation'), strapi: 'Strapi' }) as const

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
    <StaffPage here="/staff/content" staff={staff} title={contentMessage('staffContent.content')}>
      <p className="quiet">
        {contentMessage('staffContent.writeDocsContentMd', { sources: sources()[source] })}
      </p>
      <form method="post">
        <Button type="submit">{contentMessage('staffContent.readEverythingAgain')}</Button>
      </form>
      <ul className={staffStyles.queues}>
        {kinds.map((each) => (
          <KindState key={each.kind} state={each} />
        ))}
        <li className={staffStyles.part}>
          <strong>{contentMessage('staffContent.draftsAndNextVersions')}</strong>
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
      <strong>{contentKindWords()[kind]}</strong>
      <p className="quiet">
        {loadedAt
          ? contentMessage('staffContent.readOn', {
              count: formatCount(entries),
              minute: shownMinute(loadedAt),
            })
          : contentMessage('staffContent.nothingWasReadYet')}
      </p>
      {failingSince ? (
        <Notice
          kind="error"
          title={contentMessage('staffContent.cannotBeReadSince', {
            minute: shownMinute(failingSince),
          })}
        >
          {contentMessage('staffContent.shownLastGoodCopy', { failure: failure ?? '' })}
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
      <p>{contentMessage('staffContent.leftOutShownBefore')}</p>
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
  if (drafts === null)
    return <p className="quiet">{contentMessage('staffContent.serviceCannotAskedNow')}</p>
  if (drafts.length === 0)
    return <p className="quiet">{contentMessage('staffContent.thereAreNone')}</p>
  return (
    <>
      <p className="quiet">{contentMessage('staffContent.previewLinkWorksHour')}</p>
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

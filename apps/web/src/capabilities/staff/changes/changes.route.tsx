import { ListChangeKinds } from '@understory/contracts/staff/changes.ts'
import { data } from 'react-router'
import { pageMeta } from '../../../shell/page-meta.ts'
import { requireStaffSession, StaffPage, staffStyles as styles } from '../console/public.ts'
import type { Route } from './+types/changes.route'
import { ChangeList } from './change-list.tsx'
import { changesMessage } from './messages/messages.generated.ts'

const HERE = '/staff/changes'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: changesMessage('changes.publishing'),
    description: changesMessage('changes.description'),
    path: HERE,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'open-console')
  const answer = await api(ListChangeKinds, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return { staff, ...answer.data }
}

export default function ChangesPage({ loaderData }: Route.ComponentProps) {
  const { staff, kinds, open } = loaderData
  return (
    <StaffPage here={HERE} staff={staff} title={changesMessage('changes.whatEveryoneSees')}>
      {open.length > 0 ? (
        <section className={styles.part} aria-labelledby="open">
          <h2 id="open">{changesMessage('changes.notPublishedYet')}</h2>
          <ChangeList changes={open} ofAllKinds />
        </section>
      ) : null}
      <ul className={styles.queues}>
        {kinds.map(({ kind, label, says, isFourEyes }) => (
          <li key={kind}>
            <a href={`${HERE}/${kind}`}>
              <strong>{label}</strong>
            </a>
            <p className="quiet">
              {changesMessage('changes.secondPersonPublishes', {
                says,
                isFourEyes: isFourEyes ? 'yes' : 'other',
              })}
            </p>
          </li>
        ))}
      </ul>
      {kinds.length === 0 ? <p>{changesMessage('changes.roleChangesNothingAsk')}</p> : null}
    </StaffPage>
  )
}

import { ListChangeKinds } from '@understory/contracts/staff/changes.ts'
import { data } from 'react-router'
import { pageMeta } from '../../../shell/page-meta.ts'
import { requireStaffSession, StaffPage, staffStyles as styles } from '../console/public.ts'
import type { Route } from './+types/changes.route'
import { ChangeList } from './change-list.tsx'

const HERE = '/staff/changes'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Publishing',
    description: 'What everyone sees, and who changes it.',
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
    <StaffPage here={HERE} staff={staff} title="What everyone sees">
      {open.length > 0 ? (
        <section className={styles.part} aria-labelledby="open">
          <h2 id="open">Not published yet</h2>
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
              {says}
              {isFourEyes ? ' A second person publishes it.' : ''}
            </p>
          </li>
        ))}
      </ul>
      {kinds.length === 0 ? (
        <p>Your role changes nothing here. Ask an operator if it should.</p>
      ) : null}
    </StaffPage>
  )
}

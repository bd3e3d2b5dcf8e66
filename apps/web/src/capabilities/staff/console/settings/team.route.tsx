import { ListStaff } from '@understory/contracts/staff/console/staff.ts'
import { data } from 'react-router'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { shownDate } from '../../../../shell/shown-date.ts'
import { consoleMessage, consoleRich } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'
import { StaffPage } from '../staff-page.tsx'
import { requireStaffSession } from '../staff-session.ts'
import { ConsoleTable } from '../tables/console-table.tsx'
import type { Route } from './+types/team.route'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: consoleMessage('team.staff'),
    description: consoleMessage('team.description'),
    path: '/staff/settings/team',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'run')
  const answer = await api(ListStaff, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return { ...answer.data, staff }
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      here="/staff/settings"
      staff={loaderData.staff}
      title={consoleMessage('team.peopleRun')}
    >
      <p>{consoleMessage('team.directoryProgramSaidLast')}</p>
      <ConsoleTable
        name="staff"
        caption={consoleMessage('team.caption')}
        rows={loaderData.people}
        rowKey={({ email }) => email}
        columns={[
          { key: 'email', title: consoleMessage('team.email'), text: ({ email }) => email },
          {
            key: 'claims',
            title: consoleMessage('team.claims'),
            text: ({ claims }) => claims.join(', '),
          },
          {
            key: 'at',
            title: consoleMessage('team.checked'),
            text: ({ checkedAt }) => shownDate(checkedAt),
          },
        ]}
      />
      <section className={styles.part} aria-labelledby="given">
        <h2 id="given">{consoleMessage('team.rolesProgramGave')}</h2>
        <p>
          {consoleRich('team.organisationsWhoseDirectoryNames', {
            code: (words) => <code>{words}</code>,
          })}
        </p>
        {loaderData.grants.length === 0 ? (
          <p>{consoleMessage('team.none')}</p>
        ) : (
          <ConsoleTable
            name="grants"
            caption={consoleMessage('team.givenByTheProgram')}
            rows={loaderData.grants}
            rowKey={({ email }) => email}
            columns={[
              { key: 'email', title: consoleMessage('team.email'), text: ({ email }) => email },
              {
                key: 'roles',
                title: consoleMessage('team.roles'),
                text: ({ roles }) => roles.join(', '),
              },
              { key: 'why', title: consoleMessage('team.why'), text: ({ reason }) => reason },
              {
                key: 'at',
                title: consoleMessage('team.given'),
                text: ({ grantedAt }) => shownDate(grantedAt),
              },
            ]}
          />
        )}
      </section>
    </StaffPage>
  )
}

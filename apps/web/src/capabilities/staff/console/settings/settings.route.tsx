import { pageMeta } from '../../../../shell/page-meta.ts'
import { consoleMessage } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'
import { StaffPage } from '../staff-page.tsx'
import { requireStaffSession } from '../staff-session.ts'
import type { Route } from './+types/settings.route'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: consoleMessage('settings.settingsOfTheConsole'),
    description: consoleMessage('settings.description'),
    path: '/staff/settings',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = await requireStaffSession(request, context, 'run')
  return { staff }
}

const pages = () =>
  [
    {
      href: '/staff/settings/team',
      label: consoleMessage('settings.team'),
      says: consoleMessage('settings.worksDirectoryRolesInclude'),
    },
    {
      href: '/staff/audit',
      label: consoleMessage('settings.trail'),
      says: consoleMessage('settings.everythingStaffLookedChanged'),
    },
  ] as const

export default function ConsoleSettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      here="/staff/settings"
      staff={loaderData.staff}
      title={consoleMessage('settings.settings')}
    >
      <ul className={styles.queues}>
        {pages().map(({ href, label, says }) => (
          <li key={href}>
            <a href={href}>
              <strong>{label}</strong>
            </a>
            <p className="quiet">{says}</p>
          </li>
        ))}
      </ul>
    </StaffPage>
  )
}

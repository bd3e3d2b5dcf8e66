import { pageMeta } from '../../../../shell/page-meta.ts'
import styles from '../staff.module.css'
import { StaffPage } from '../staff-page.tsx'
import { requireStaffSession } from '../staff-session.ts'
import type { Route } from './+types/settings.route'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Settings of the console',
    description: 'Who works here, and what they did.',
    path: '/staff/settings',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = await requireStaffSession(request, context, 'run')
  return { staff }
}

const PAGES = [
  {
    href: '/staff/settings/team',
    label: 'Team',
    says: 'Who works here, by the directory, and what their roles include.',
  },
  {
    href: '/staff/audit',
    label: 'Trail',
    says: 'Everything that staff looked at and changed, when and why.',
  },
] as const

export default function ConsoleSettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage here="/staff/settings" staff={loaderData.staff} title="Settings">
      <ul className={styles.queues}>
        {PAGES.map(({ href, label, says }) => (
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

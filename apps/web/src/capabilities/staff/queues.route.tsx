import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/queues.route'
import styles from './staff.module.css'
import { StaffPage } from './staff-page.tsx'
import { requireStaff } from './staff-session.ts'

const QUEUES = [
  {
    name: 'Footprints to verify',
    about: 'Evidence that businesses send with a declared footprint.',
  },
  {
    name: 'Unlock requests',
    about: 'Verified footprints that somebody asks to change, with a reason.',
  },
  { name: 'Offers and off-platform impact', about: 'Impact to enter, each with its evidence.' },
] as const

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Queues',
    description: 'What waits for staff.',
    path: '/staff/queues',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await requireStaff(request, context)
  return { email }
}

export default function QueuesPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage here="/staff/queues" email={loaderData.email} title="What waits for us">
      <ul className={styles.queues}>
        {QUEUES.map(({ name, about }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p className="quiet">{about} Nothing waits.</p>
          </li>
        ))}
      </ul>
    </StaffPage>
  )
}

import { data } from 'react-router'
import { shellMessage } from '../messages/messages.generated.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/maintenance.route'
import { Maintenance } from './maintenance.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: shellMessage('maintenance.weAreFixingSomething'),
    description: shellMessage('maintenance.description'),
    path: '/500',
    robots: 'noindex',
  })

export function loader() {
  return data(null, { status: 500 })
}

export default function MaintenanceRoute() {
  return <Maintenance />
}

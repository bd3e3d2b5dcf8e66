import { data } from 'react-router'
import { shellMessage } from '../messages/messages.generated.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/unknown-page.route'
import { NotFound } from './not-found.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: shellMessage('unknown.pageNotFound'),
    description: shellMessage('unknown.description'),
    path: '/404',
    robots: 'noindex',
  })

export function loader() {
  return data(null, { status: 404 })
}

export default function UnknownPageRoute() {
  return <NotFound />
}

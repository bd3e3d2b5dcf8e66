import { data } from 'react-router'
import { shellMessage } from '../messages/messages.generated.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/not-found.route'
import { NotFound } from './not-found.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: shellMessage('notFound.pageNotFound'),
    description: shellMessage('notFound.description'),
    path: '/404',
    robots: 'noindex',
  })

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return <NotFound />
}

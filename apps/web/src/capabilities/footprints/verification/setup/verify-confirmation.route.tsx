import { ListVerificationOrders } from '@understory/contracts/footprints/verification/verification-orders.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { verificationMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/verify-confirmation.route'
import { VerifyConfirmationPage } from './verify-confirmation-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: verificationMessage('verifyConfirmation.yourVerification'),
    description: verificationMessage('verifyConfirmation.description'),
    path: '/app/business/footprint/verify/one-time/confirmation',
    robots: 'noindex',
  })

/** Shows what the account ordered last and how far that is, and nothing else. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const listed = await api(ListVerificationOrders, {})
  return { order: (listed.ok && listed.data.orders[0]) || null }
}

export default function VerifyConfirmation({ loaderData }: Route.ComponentProps) {
  return <VerifyConfirmationPage {...loaderData} />
}

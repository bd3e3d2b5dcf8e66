import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../../root.tsx'
import { shellMessage } from '../messages/messages.generated.ts'

/** Why there is no form here, for a colleague of a lesser role or staff who act for a customer. */
export function OnlyLooking() {
  const shell = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <p>
      {shell?.visitor?.impersonation
        ? shellMessage('onlyLooking.actCustomerStaffOnly')
        : shellMessage('onlyLooking.roleLetsLookChange')}
    </p>
  )
}

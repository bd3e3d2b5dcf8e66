import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../../root.tsx'

/** Why there is no form here, for a colleague of a lesser role or staff who act for a customer. */
export function OnlyLooking() {
  const shell = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <p>
      {shell?.visitor?.impersonation
        ? 'You act for a customer, and staff only look at this.'
        : 'Your role lets you look, not change. An owner or an admin of the account can change your role.'}
    </p>
  )
}

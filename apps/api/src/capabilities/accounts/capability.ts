import type { Capability } from '../../capability.ts'
import { guestRoutes } from './guest-routes.ts'
import { accountRoutes } from './routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'

export const accounts: Capability = {
  name: 'accounts',
  says: 'Who a person is, which accounts they hold and how they sign in.',
  routes: (deps) => [
    ...accountRoutes(deps),
    ...signInRoutes(deps),
    ...guestRoutes(deps),
    ...secondFactorRoutes(deps),
  ],
}

import { asPlatform } from '@understory/database/row-security.ts'
import type { BeforeDisconnecting } from '../../../disconnecting.ts'
import { closeAppPlan } from './charge-usage.ts'

/** Bills are written by the platform alone. */
export const endAppPlan: BeforeDisconnecting = (deps, store) =>
  asPlatform(() => closeAppPlan(deps, store))

import { CAPABILITIES } from '../capabilities.ts'
import type { Disconnecting } from '../disconnecting.ts'

/** What ends before a shop is disconnected, in the order of the manifests. */
export const DISCONNECTING: Disconnecting = {
  beforeDisconnecting: CAPABILITIES.flatMap(({ beforeDisconnecting }) => beforeDisconnecting ?? []),
}

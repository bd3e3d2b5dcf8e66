import { CAPABILITIES } from '../capabilities.ts'
import type { Clearing } from '../clearing.ts'

/** What is deleted of a test account, in the order of the manifests. */
export const CLEARING: Clearing = {
  clearsTestData: CAPABILITIES.flatMap(({ clearsTestData }) => clearsTestData ?? []),
}

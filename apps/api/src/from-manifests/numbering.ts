import { CAPABILITIES } from '../capabilities.ts'
import type { Numbering } from '../numbering.ts'

/** What else happens as an event is numbered, in the order of the manifests. */
export const NUMBERING: Numbering = {
  whenNumbered: CAPABILITIES.flatMap(({ whenNumbered }) => whenNumbered ?? []),
}

import { CAPABILITIES } from '../capabilities.ts'
import type { Declaring } from '../declaring.ts'

/** What else happens as a footprint is declared, in the order of the manifests. */
export const DECLARING: Declaring = {
  whenDeclared: CAPABILITIES.flatMap(({ whenDeclared }) => whenDeclared ?? []),
}

import { safeReturnPath } from '@understory/domain/people/privacy/consent/consent.ts'
import { z } from 'zod'

/** A path of this site; nothing that a browser would read as another site's address. */
export const SitePath = z
  .string()
  .refine(
    (path) => path.startsWith('/') && safeReturnPath(path) === path,
    'not a path of this site',
  )

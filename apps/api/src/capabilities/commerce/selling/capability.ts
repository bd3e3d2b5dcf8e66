import type { Capability } from '../../../capability.ts'

export const selling: Capability = {
  area: 'commerce',
  name: 'selling',
  says: 'Whether anything is sold at the moment.',
  owns: { selling_pause: { modes: 'both', retention: 'books' } },
}

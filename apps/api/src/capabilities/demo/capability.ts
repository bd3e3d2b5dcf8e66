import type { Capability } from '../../capability.ts'

export const demo: Capability = {
  name: 'demo',
  says: 'What a new local installation shows: two people and what they bought.',
  alsoWrites: ['app_user'],
}

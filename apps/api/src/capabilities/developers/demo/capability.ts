import type { Capability } from '../../../capability.ts'

export const demo: Capability = {
  area: 'developers',
  name: 'demo',
  says: 'What a new local installation shows: two people and what they bought.',
  asPlatform: {
    'demo-verification.ts': 'a year of the demo is verified as staff would',
    'demo-shop.ts': 'orders and bills of the demo are made as a worker would',
    'seed-demo.ts': 'the people of the demo are made before they can sign in',
  },
}

/** Made-up people whose pages anyone may look at without joining. */
export const DEMONSTRATIONS = {
  person: {
    name: 'Rowan Ashdown',
    who: 'a person with a household, a car and a plan',
    other: 'business',
  },
  business: {
    name: 'Fernbank Bakery',
    who: 'a small business that measures, reduces and funds',
    other: 'person',
  },
} as const

export type Demonstration = keyof typeof DEMONSTRATIONS

export const DEMONSTRATION_PATH = '/demo'

/** Where every tour begins. */
export const FIRST_PAGE = '/my-impact/dashboards/impact'

export const isDemonstration = (name: string): name is Demonstration =>
  Object.hasOwn(DEMONSTRATIONS, name)

/** Which demonstration an address belongs to, and which page of the product it shows; null: neither. */
export function demonstratedPage(
  path: string,
): { readonly of: Demonstration; readonly page: string } | null {
  const [, demo, of = '', ...rest] = path.split('/')
  if (`/${demo}` !== DEMONSTRATION_PATH || !isDemonstration(of)) return null
  return { of, page: rest.length === 0 ? FIRST_PAGE : `/${rest.join('/')}` }
}

/** A person to sign in as at the sandbox for Google and Facebook. */
export type Persona = {
  readonly id: string
  readonly name: string
  /** null: the provider shares none. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  /** The organisation's domain, for people of a Google Workspace. */
  readonly domain?: string
  /** What the operator's directory says about them. */
  readonly staffRoles?: readonly string[]
  readonly note: string
}

export const PERSONAS: readonly Persona[] = [
  {
    id: 'hazel',
    name: 'Hazel Moor',
    email: 'hazel.moor@people.example',
    isEmailVerified: true,
    note: 'has an email',
  },
  {
    id: 'linden',
    name: 'Linden Brook',
    email: 'linden.brook@people.example',
    isEmailVerified: false,
    note: 'has an email that was never verified',
  },
  { id: 'fern', name: 'Fern Holt', email: null, isEmailVerified: false, note: 'shares no email' },
  {
    id: 'alder',
    name: 'Alder Croft',
    email: 'alder@understory.example',
    isEmailVerified: true,
    domain: 'understory.example',
    staffRoles: ['admin'],
    note: 'works here, with every role',
  },
  {
    id: 'juniper',
    name: 'Juniper Marsh',
    email: 'juniper@understory.example',
    isEmailVerified: true,
    domain: 'understory.example',
    staffRoles: ['support'],
    note: 'works here, for support alone',
  },
  {
    id: 'rowan',
    name: 'Rowan Lea',
    email: 'rowan.lea@understory.example',
    isEmailVerified: true,
    domain: 'understory.example',
    staffRoles: ['verification'],
    note: 'works here, and verifies footprints',
  },
  {
    id: 'maple',
    name: 'Maple Thorne',
    email: 'maple@understory.example',
    isEmailVerified: true,
    domain: 'understory.example',
    staffRoles: ['publishing', 'supply'],
    note: 'works here, for publishing and supply',
  },
  {
    id: 'oak',
    name: 'Oak Farrow',
    email: 'oak@understory.example',
    isEmailVerified: true,
    domain: 'understory.example',
    staffRoles: ['operator', 'refunds'],
    note: 'works here, runs it and makes refunds',
  },
  {
    id: 'birch',
    name: 'Birch Dale',
    email: 'birch@understory.example',
    isEmailVerified: true,
    domain: 'understory.example',
    note: 'works here, without a role',
  },
]

/** The organisation of the personas that work here. */
const ORGANISATION = 'understory.example'

/** Anyone else, by an address of one's own choosing; an address of the organisation is known as one. */
export function personaOf(name: string, email: string): Persona {
  const isOfOrganisation = email.endsWith(`@${ORGANISATION}`)
  return {
    id: `own-${email}`,
    name,
    email,
    isEmailVerified: true,
    ...(isOfOrganisation && { domain: ORGANISATION }),
    note: '',
  }
}

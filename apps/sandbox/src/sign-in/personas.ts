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
    staffRoles: ['support', 'admin'],
    note: 'works here, and has the staff claim',
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
    staffRoles: ['support'],
    note: 'works here, and verifies footprints',
  },
  {
    id: 'birch',
    name: 'Birch Dale',
    email: 'birch@understory.example',
    isEmailVerified: true,
    domain: 'understory.example',
    note: 'works here, without the staff claim',
  },
]

/** Anyone else, by an address of one's own choosing. */
export function personaOf(name: string, email: string): Persona {
  return { id: `own-${email}`, name, email, isEmailVerified: true, note: '' }
}

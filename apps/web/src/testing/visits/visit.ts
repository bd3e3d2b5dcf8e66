import type { Fixtures } from '../route-fixtures.ts'

type Ids = Fixtures['ids']

/** Who asks for what, and what answers: a status, and words of the page or of the address it leads to. */
export type Visit = {
  readonly as: keyof Fixtures['who']
  readonly path: (ids: Ids) => string
  readonly form?: Readonly<Record<string, string | File>>
  readonly status: number
  readonly says?: string
  readonly leadsTo?: string
}

export type Visits = Readonly<Record<string, Pair>>

type Pair = { readonly succeeds: Visit; readonly fails: Visit }

type VisitAnswer = Omit<Visit, 'as' | 'path'>

export const NOBODY = '00000000-0000-4000-8000-000000000000'
export const get = (
  as: Visit['as'],
  path: string | ((ids: Ids) => string),
  answer: VisitAnswer,
): Visit => ({ as, path: typeof path === 'string' ? () => path : path, ...answer })

/** A page of words: it answers everyone, and takes no form. */
export const words = (path: string, says: string): Pair => ({
  succeeds: get('stranger', path, { status: 200, says }),
  fails: get('stranger', path, { form: { a: 'b' }, status: 405 }),
})

/** A page of an account: others are asked to sign in. */
export const signedIn = (
  as: Visit['as'],
  path: string | ((ids: Ids) => string),
  says: string,
): Pair => ({
  succeeds: get(as, path, { status: 200, says }),
  fails: get('stranger', path, { status: 302, leadsTo: '/login' }),
})

/** A page of staff: for customers there is no such page. */
export const ofStaff = (path: string | ((ids: Ids) => string), says: string): Pair => ({
  succeeds: get('staff', path, { status: 200, says }),
  fails: get('person', path, { status: 302, leadsTo: '/impersonate' }),
})

/** One address and one visitor, who is answered as hoped and refused. */
export const both = (
  as: Visit['as'],
  path: string | ((ids: Ids) => string),
  succeeds: VisitAnswer,
  fails: VisitAnswer,
): Pair => ({ succeeds: get(as, path, succeeds), fails: get(as, path, fails) })

/** A file or page of one account: for another there is none. */
export const ofAccount = (
  path: (ids: Ids) => string,
  says: string,
  [owner, other]: readonly [owner: Visit['as'], other: Visit['as']] = ['person', 'business'],
): Pair => ({
  succeeds: get(owner, path, { status: 200, says }),
  fails: get(other, path, { status: 404 }),
})

/** A form of choices: it leads to paying, and says what is wrong where something else is chosen. */
export const choosing = (
  path: string,
  chosen: Readonly<Record<string, string>>,
  {
    leadsTo,
    wrong,
    says,
  }: { leadsTo: string; wrong: Readonly<Record<string, string>>; says: string },
): Pair =>
  both(
    'stranger',
    path,
    { form: chosen, status: 303, leadsTo },
    { form: { ...chosen, ...wrong }, status: 400, says },
  )

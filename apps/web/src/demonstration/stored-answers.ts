import type { Demonstration } from './demonstrations.ts'
import business from './stored/business.json?raw'
import person from './stored/person.json?raw'
import { storedKeyOf } from './stored-key.ts'

/** What the API answered when the pages of a demonstration were stored. */
type StoredAnswers = {
  /** `YYYY-MM-DD` */
  readonly storedOn: string
  /** The pages and files that can be shown, each with its query. */
  readonly pages: readonly string[]
  /** By method, address and body. */
  readonly answers: Readonly<Record<string, unknown>>
}

const TEXTS: Readonly<Record<Demonstration, string>> = { business, person }
const read = new Map<Demonstration, StoredAnswers>()

export function storedAnswersOf(of: Demonstration): StoredAnswers {
  const known = read.get(of)
  if (known) return known
  const stored = JSON.parse(TEXTS[of]) as StoredAnswers
  read.set(of, stored)
  return stored
}

/** The API of a demonstration: what is stored, and a refusal of everything else. It reaches no database. */
export function storedApi(of: Demonstration): (request: Request) => Promise<Response> {
  const { answers } = storedAnswersOf(of)
  return async (request) => {
    const key = storedKeyOf(request.method, new URL(request.url), await request.text())
    if (Object.hasOwn(answers, key)) return Response.json(answers[key])
    const message = 'This is not part of the demonstration.'
    return Response.json({ code: 'NOT_FOUND', message }, { status: 404 })
  }
}

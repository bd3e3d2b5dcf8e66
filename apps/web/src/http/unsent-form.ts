import { SECRET_FIELDS } from './posted-form.ts'

/** A form that was posted after its session had ended: what it takes to send it again. */
export type UnsentForm = {
  readonly unsent: {
    readonly path: string
    /** In their order; without secrets and files, which have to be given again. */
    readonly fields: readonly (readonly [name: string, value: string])[]
    readonly files: readonly string[]
  }
}

/** Pages whose forms only a signed-in person sees. */
const SIGNED_IN = /^\/(my-impact|staff)\//
const LONGEST_NAME = 200

/** What someone typed into a posted form; `null`: nothing would be lost, or it cannot be read. */
export async function unsentForm(request: Request): Promise<UnsentForm | null> {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'POST' || request.bodyUsed || !SIGNED_IN.test(pathname)) return null
  const form = await request.formData().catch(() => null)
  if (!form) return null
  const fields: [string, string][] = []
  const files: string[] = []
  for (const [name, value] of form) {
    if (value instanceof File) {
      if (value.name) files.push(value.name.slice(-LONGEST_NAME))
    } else if (!SECRET_FIELDS.includes(name)) fields.push([name, value])
  }
  const unsent = { path: pathname.replace(/\.data$/, '') + search, fields, files }
  return typedFields(fields).length > 0 ? { unsent } : null
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const OF_BUTTONS = ['intent', 'next', 'return']

/** The fields that a person filled in, without those of buttons and ids. */
export function typedFields(
  fields: UnsentForm['unsent']['fields'],
): UnsentForm['unsent']['fields'] {
  return fields.filter(
    ([name, value]) => value.trim() !== '' && !OF_BUTTONS.includes(name) && !UUID.test(value),
  )
}

export const isUnsentForm = (thrown: unknown): thrown is UnsentForm =>
  typeof thrown === 'object' && thrown !== null && 'unsent' in thrown

import { type Refusal, refusal } from '@understory/contracts/refusals/refusals.ts'
import { readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'
import { data } from 'react-router'

/** What a refused form shows: the sentence, the problem beside each field, and what was typed. */
export type FormAnswer = {
  readonly message: string
  readonly code: string
  readonly problems: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}

/** Never written into a page again. */
export const SECRET_FIELDS = ['password', 'repeat', 'currentPassword', 'newPassword', 'code']
const SEE_FIELDS = 'Please look at the marked fields.'
const EMPTY_FILE = 'This file is empty. Please choose another.'

/** A form that was posted. It is read field by field; what is wrong is remembered beside its field. */
export class PostedForm {
  readonly #fields: FormData
  readonly #problems: Record<string, string> = {}

  constructor(fields: FormData) {
    this.#fields = fields
  }

  /** As it was typed; nothing where the field is missing or a file. */
  text(name: string): string {
    const value = this.#fields.get(name)
    return typeof value === 'string' ? value : ''
  }

  /** Without the spaces around it; null where nothing is left. */
  optional(name: string): string | null {
    return this.text(name).trim() || null
  }

  texts(name: string): string[] {
    return this.#fields.getAll(name).filter((value) => typeof value === 'string')
  }

  /** Of all fields, each once. */
  names(): string[] {
    return [...new Set(this.#fields.keys())]
  }

  has(name: string): boolean {
    return this.#fields.has(name)
  }

  oneOf<T extends string>(name: string, values: readonly T[], otherwise: T): T {
    return values.find((value) => value === this.text(name)) ?? otherwise
  }

  /**
   * A typed number in whole units of its last decimal: with 3 decimals, 2.5 gives 2500. One that cannot
   * be read is 0 and a problem of its field; ask `problems()` before the number is used.
   */
  number(name: string, decimals: number): number {
    const { units, problems } = readTypedNumbers(
      { [name]: this.text(name) },
      { [name]: { decimals } },
    )
    Object.assign(this.#problems, problems)
    return units[name] ?? 0
  }

  /** Something wrong with a field that was read elsewhere. */
  refuseField(name: string, message: string): void {
    this.#problems[name] = message
  }

  /** The file of a field; null where none was chosen, or an empty one, which is a problem of its field. */
  file(name: string): File | null {
    const value = this.#fields.get(name)
    if (!(value instanceof File)) return null
    if (value.size > 0) return value
    if (value.name !== '') this.#problems[name] = EMPTY_FILE
    return null
  }

  /** All files of a field that takes several. */
  files(name: string): File[] {
    return this.#fields
      .getAll(name)
      .filter((value) => value instanceof File)
      .filter(({ size, name: fileName }) => size > 0 || fileName !== '')
  }

  /** What is wrong with the fields read so far, or null. */
  problems(): FormAnswer | null {
    return Object.keys(this.#problems).length > 0 ? this.refusedFor(this.#problems) : null
  }

  refusedFor(problems: Readonly<Record<string, string>>): FormAnswer {
    const { code } = refusal('BAD_REQUEST')
    return {
      code,
      message: SEE_FIELDS,
      problems: { ...problems, ...this.#problems },
      values: this.#typed(),
    }
  }

  /** What the API says against it, with each problem under the name of the form's own field. */
  refused(
    { code, message, problems = [] }: Refusal,
    fieldOf = (field: string) => field,
  ): FormAnswer {
    return {
      code,
      message: problems.length > 0 ? SEE_FIELDS : message,
      problems: {
        ...Object.fromEntries(problems.map((each) => [fieldOf(each.field), each.message])),
        ...this.#problems,
      },
      values: this.#typed(),
    }
  }

  #typed(): Record<string, string> {
    const typed = [...this.#fields].filter(([name]) => !SECRET_FIELDS.includes(name))
    return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]))
  }
}

/** The form of a request; a body that is no form is answered with 400. */
export async function readForm(request: Request): Promise<PostedForm> {
  try {
    return new PostedForm(await request.formData())
  } catch {
    throw data(refusal('BAD_REQUEST'), { status: 400 })
  }
}

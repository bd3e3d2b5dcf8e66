import type { Refusal } from '@understory/contracts/refusals.ts'

/** What a refused form shows: the sentence, the problem beside each field, and what was typed. */
export type FormAnswer = {
  readonly message: string
  readonly code: string
  readonly problems: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}

const SECRET = ['password', 'repeat', 'currentPassword', 'newPassword', 'code']

export function refusedForm(form: FormData, refusal: Refusal): FormAnswer {
  const problems = refusal.problems ?? []
  return {
    code: refusal.code,
    message: problems.length > 0 ? 'Please look at the marked fields.' : refusal.message,
    problems: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    values: typedValues(form),
  }
}

function typedValues(form: FormData): Record<string, string> {
  const typed = [...form].filter(([name]) => !SECRET.includes(name))
  return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]))
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The answer to a form whose two new passwords are not the same, or null. */
export function differentPasswords(form: FormData, name: string): FormAnswer | null {
  if (textOf(form, name) === textOf(form, 'repeat')) return null
  return {
    code: 'BAD_REQUEST',
    message: 'Please look at the marked fields.',
    problems: { repeat: 'Passwords must match.' },
    values: typedValues(form),
  }
}

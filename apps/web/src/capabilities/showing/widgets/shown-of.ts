import type { PostedForm } from '../../../http/posted-form.ts'

/** The fields of a form as an address has them, for the frame that shows the widget. */
export function shownOf(form: PostedForm): string {
  const named = form.names().filter((name) => name !== 'intent' && name !== 'picture')
  return new URLSearchParams(
    named.flatMap((name) => form.texts(name).map((value) => [name, value])),
  ).toString()
}

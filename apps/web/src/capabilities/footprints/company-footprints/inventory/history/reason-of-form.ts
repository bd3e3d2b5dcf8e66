import type { PostedForm } from '../../../../../http/posted-form.ts'

/** Why lines change, as the calls that change them take it. */
export function reasonOf(form: PostedForm): { readonly reason?: string } {
  const reason = form.optional('changeReason')
  return reason ? { reason } : {}
}

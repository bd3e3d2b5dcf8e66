import type { PostedForm } from '../../../../../http/posted-form.ts'

/** What a form says of where something is; a state says its country, too. `null`: where the company is. */
export function placeOfForm(form: PostedForm): { country: string; region: string | null } | null {
  const [, ofRegion = '', region = ''] = /^([A-Z]{2}):(\w+)$/.exec(form.text('region')) ?? []
  const country = form.text('country') || ofRegion
  if (!country) return null
  // Of another country than the one that is chosen it is refused, not forgotten.
  return { country, region: region || null }
}

/** As the field of the state has it. */
export const regionValue = (country: string, region: string | null): string =>
  region === null ? '' : `${country}:${region}`

import { CAPABILITIES } from '../capabilities.ts'
import type { BodyPlaces } from '../http/requests/body-places.ts'

const all = CAPABILITIES.flatMap(({ bodies }) => bodies ?? [])
const listed = (of: Exclude<keyof BodyPlaces, 'refusedAt'>) => all.flatMap((each) => each[of] ?? [])

/** Where more than a short form may be sent, by the manifests of the capabilities. */
export const BODY_PLACES: Required<BodyPlaces> = {
  fileForms: listed('fileForms'),
  fileCalls: listed('fileCalls'),
  longForms: listed('longForms'),
  evidenceForms: listed('evidenceForms'),
  evidenceCalls: listed('evidenceCalls'),
  refusedAt: Object.assign({}, ...all.map(({ refusedAt }) => refusedAt)),
}

import { type BodyPlaces, isAmong } from './body-places.ts'

const MOST_OF_FORM = 64 * 1024
// A character takes up to nine bytes in a form.
const MOST_OF_LONG_FORM = 512 * 1024
// A payment event may hold a whole invoice.
const MOST_OF_CALL = 512 * 1024
// A file of 2 MB, and what carrying it as text adds.
const MOST_OF_FILE = 3 * 1024 * 1024

/** How many bytes a request may bring to a page or a call, where it is no upload of evidence. */
export function largestBody(places: BodyPlaces, place: string, isCall: boolean): number {
  if (isCall) return isAmong(places.fileCalls, place) ? MOST_OF_FILE : MOST_OF_CALL
  if (isAmong(places.fileForms, place)) return MOST_OF_FILE
  return isAmong(places.longForms, place) ? MOST_OF_LONG_FORM : MOST_OF_FORM
}

import { bringsFile } from './file-forms.ts'

const MOST_OF_FORM = 64 * 1024
// A character takes up to nine bytes in a form. Two hundred gifts come to 200 kB, an issue of the newsletter to 360.
const MOST_OF_LONG_FORM = 512 * 1024
const LONG_FORMS = [/^\/app\/business\/gift\/one-time\/setup$/, /^\/staff\/newsletter\/[\w-]+$/]
// A payment event may hold a whole invoice.
const MOST_OF_CALL = 512 * 1024
// A file of 2 MB, and what carrying it as text adds.
const MOST_OF_FILE = 3 * 1024 * 1024
const FILE_CALLS = [
  /^\/api\/accounts\/logo$/,
  /^\/api\/impact-page\/logo$/,
  /^\/api\/staff\/granted-impact$/,
  /^\/api\/staff\/supply$/,
  /^\/api\/widgets\/[\w-]+\/picture$/,
  /^\/api\/footprints\/[\w-]+\/inventory\/(imports|lines)$/,
]

/** How many bytes a request may bring to a page or a call, where it is no upload of evidence. */
export function largestBody(place: string, isCall: boolean): number {
  const isOf = (places: readonly RegExp[]) => places.some((each) => each.test(place))
  if (isCall) return isOf(FILE_CALLS) ? MOST_OF_FILE : MOST_OF_CALL
  if (bringsFile(place)) return MOST_OF_FILE
  return isOf(LONG_FORMS) ? MOST_OF_LONG_FORM : MOST_OF_FORM
}

/** Which pages and calls take more than a short form, by patterns of their paths. */
export type BodyPlaces = {
  /** Forms of pages that bring a file of up to 2 MB. */
  readonly fileForms?: readonly RegExp[]
  /** Calls that carry such a file as text. */
  readonly fileCalls?: readonly RegExp[]
  /** Forms whose text is long. */
  readonly longForms?: readonly RegExp[]
  /** Forms of pages that bring evidence, some files at once. */
  readonly evidenceForms?: readonly RegExp[]
  /** Calls that bring a file of evidence as it is. */
  readonly evidenceCalls?: readonly RegExp[]
  /** Where a form whose file is too large leads, when that is not its own page. */
  readonly refusedAt?: Readonly<Record<string, string>>
}

export const isAmong = (places: readonly RegExp[] | undefined, place: string): boolean =>
  places?.some((each) => each.test(place)) ?? false

/** The fields of a form as a person left them: of one that was posted, or of the one on the page. */
export type FormFields = {
  readonly text: (name: string) => string
  readonly texts: (name: string) => string[]
  readonly has: (name: string) => boolean
}

/** Reads a form as `PostedForm` reads it when it is posted. */
export function fieldsOf(form: FormData): FormFields {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return {
    text(name) {
      const value = form.get(name)
      // A browser posts line ends so, whatever the page holds.
      return typeof value === 'string' ? value.replaceAll(/\r\n|\r|\n/g, '\r\n') : ''
    },
    texts,
    has: (name) => form.has(name),
  }
}

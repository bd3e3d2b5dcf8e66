/** An API token that may read. */
export const STRAPI_TOKEN = 'strapi-read-token-for-local-use'
/** An API token that may write. */
export const STRAPI_EDITOR_TOKEN = 'strapi-write-token-for-local-use'

/** JSON that no program writes from an object, such as lists in lists without end. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type StrapiControlFields = Readonly<Record<string, unknown>>

export type StrapiDocument = {
  readonly documentId: string
  readonly draft: StrapiControlFields | null
  readonly published: StrapiControlFields | null
}

export type StrapiControl = {
  /** Documents by the plural API id of their type. */
  readonly collections: Map<string, StrapiDocument[]>
  /** Uploaded files by their path below `/uploads/`. */
  readonly uploads: Map<string, Uint8Array<ArrayBuffer>>
  /** What was asked, as path and query. */
  readonly requests: string[]
  /** Every answer waits for this. */
  gate: Promise<void>
  fault: 'away' | 'nonsense' | null
  /** Writes a document as an editor does: saved as a draft, and published where that is asked. */
  write: (
    collection: string,
    fields: StrapiControlFields,
    version?: 'draft' | 'published',
  ) => string
}

/** What tests say to the local Strapi. */
export function strapiControl(): StrapiControl {
  const collections = new Map<string, StrapiDocument[]>(
    ['articles', 'people', 'testimonials', 'questions'].map((name) => [name, []]),
  )
  return {
    collections,
    uploads: new Map(),
    requests: [],
    gate: Promise.resolve(),
    fault: null,
    write(collection, fields, version = 'published') {
      const documents = collections.get(collection) ?? []
      const at = documents.findIndex(({ draft }) => draft?.slug === fields.slug)
      const before = documents[at]
      const documentId = before?.documentId ?? `${collection.slice(0, 3)}${documents.length + 1}doc`
      const published = version === 'published' ? fields : (before?.published ?? null)
      const document = { documentId, draft: fields, published }
      if (before) documents[at] = document
      else documents.push(document)
      return documentId
    },
  }
}

/** What documents and pictures carry of the installation that made them. */
export type DocumentBrand = {
  readonly siteName: string
  /** Its mark as a square PNG; null: the built-in one. */
  readonly mark: Uint8Array | null
}

export const BUILT_IN_DOCUMENT_BRAND: DocumentBrand = { siteName: 'Understory', mark: null }

/** The field that the built-in mark is drawn on, and what stands in its place is fitted into. */
export const MARK_FIELD = 32

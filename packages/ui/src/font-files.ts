import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import display from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'

/** Where the build puts the two fonts every page begins with, so that pages can ask for them early. */
export const FONT_FILES = { text, display } as const

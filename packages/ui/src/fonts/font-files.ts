import text from './figtree-basic.woff2?url'
import display from './fraunces-basic.woff2?url'

/** Where the build puts the two fonts every page begins with, so that pages can ask for them early. */
export const FONT_FILES = { text, display } as const

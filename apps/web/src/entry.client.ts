import { submitOnce } from './browser/submit-once.ts'
import { hydrateIslands } from './islands/hydrate-islands.ts'

submitOnce()
await hydrateIslands()
/** Tells styles and tests that controls answer now. */
document.documentElement.dataset.hydrated = ''
// While developing, a changed page is fetched again; islands change in place.
import.meta.hot?.on('react-router:hmr', () => location.reload())
